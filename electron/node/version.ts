/** The version of Wirescope that servers are told; the same as in package.json. */
export const version = '0.1.0';
