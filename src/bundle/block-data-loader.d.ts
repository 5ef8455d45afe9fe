export function withoutServerData( source: string ): string;
