/** What a server offers at the moment, by name; whoever serves it hears of changes. */
import type { Prompt, Resource, ResourceTemplate, Tool } from './definition.ts';

export type Offered = 'tools' | 'resources' | 'prompts';

export type Change = { readonly list: Offered } | { readonly uri: string };

export interface Offer {
  readonly tools?: readonly Tool[];
  readonly resources?: readonly Resource[];
  readonly templates?: readonly ResourceTemplate[];
  readonly prompts?: readonly Prompt[];
}

export class Registry {
  readonly tools = new Map<string, Tool>();
  /** By URI. */
  readonly resources = new Map<string, Resource>();
  /** By URI template. */
  readonly templates = new Map<string, ResourceTemplate>();
  readonly prompts = new Map<string, Prompt>();
  readonly #listeners = new Set<(change: Change) => void>();

  constructor(offer: Offer = {}) {
    this.#take(offer);
  }

  /** Adds to what is offered; what has the same name is replaced. */
  add(offer: Offer): void {
    this.#take(offer);
    if (offer.tools) this.#tell({ list: 'tools' });
    if (offer.resources || offer.templates) this.#tell({ list: 'resources' });
    if (offer.prompts) this.#tell({ list: 'prompts' });
  }

  removeTool(name: string): void {
    if (this.tools.delete(name)) this.#tell({ list: 'tools' });
  }

  removeResource(uri: string): void {
    if (this.resources.delete(uri)) this.#tell({ list: 'resources' });
  }

  removePrompt(name: string): void {
    if (this.prompts.delete(name)) this.#tell({ list: 'prompts' });
  }

  /** To be called when what a resource has to say is another than before. */
  resourceChanged(uri: string): void {
    this.#tell({ uri });
  }

  /** Returns the function that ends it. */
  onChange(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #take({ tools = [], resources = [], templates = [], prompts = [] }: Offer): void {
    for (const tool of tools) this.tools.set(tool.name, tool);
    for (const resource of resources) this.resources.set(resource.uri, resource);
    for (const template of templates) this.templates.set(template.uriTemplate, template);
    for (const prompt of prompts) this.prompts.set(prompt.name, prompt);
  }

  #tell(change: Change): void {
    for (const listener of [...this.#listeners]) listener(change);
  }
}
