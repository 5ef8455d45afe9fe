declare module 'yazl' {
	/** A ZIP archive being written. */
	export class ZipFile {
		readonly outputStream: NodeJS.ReadableStream;
		addBuffer(
			content: Uint8Array,
			path: string,
			options: {
				mtime: Date;
				mode: number;
				/** Omits the additional timestamp, which depends on the time zone. */
				forceDosTimestamp: boolean;
			}
		): void;
		end(): void;
		on( event: 'error', listener: ( error: Error ) => void ): this;
	}
}
