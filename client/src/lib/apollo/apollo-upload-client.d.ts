// The package is typed by JSDoc in plain JavaScript, which strict TypeScript does not read.
declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import { ApolloLink } from '@apollo/client';

  export default class UploadHttpLink extends ApolloLink {
    constructor(options: {
      uri: string;
      headers?: Record<string, string>;
      fetch?: (address: string, init: RequestInit) => Promise<Response>;
    });
  }
}
