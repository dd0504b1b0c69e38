declare module 'virtual:messages' {
  /** Loads the texts of an area, by locale and area. Typed by `lib/i18n.ts`, which is the only reader. */
  export const catalogues: unknown;
}

declare module 'virtual:messages/en/common' {
  const messages: import('@lingui/core').Messages;
  export default messages;
}

declare module 'virtual:endpoints' {
  /** Typed by `api/endpoints.ts`, which is the only reader. */
  export const endpoints: unknown;
  /** Path of the stream of notifications. */
  export const notificationStream: string;
}

/** The version in package.json, put in by the build. */
declare const __APP_VERSION__: string;
