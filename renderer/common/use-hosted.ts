import { useLayoutEffect } from 'react';
import type { monaco } from './monaco.ts';

/** An editor that outlives the panes that show it, in an element of its own. */
export interface KeptEditor {
  readonly node: HTMLElement;
  readonly editor: monaco.editor.IStandaloneCodeEditor;
}

/** Puts a kept editor into an element for as long as that is drawn, in its size. */
export function useHosted(host: { readonly current: HTMLDivElement | null }, keptEditor: () => KeptEditor): void {
  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return;
    const { node, editor } = keptEditor();
    element.append(node);
    const resize = () => editor.layout({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    resize();
    return () => {
      observer.disconnect();
      node.remove();
    };
  }, [host, keptEditor]);
}
