/** Blocks into which files are being uploaded, by client ID, with the number of uploads. */
const uploads = new Map< string, number >();

/** Notes that files are being uploaded into a block. Returns what to call when they have arrived. */
export function noteUpload( clientId: string ): () => void {
	uploads.set( clientId, ( uploads.get( clientId ) ?? 0 ) + 1 );
	return () => {
		const left = ( uploads.get( clientId ) ?? 1 ) - 1;
		if ( left ) {
			uploads.set( clientId, left );
		} else {
			uploads.delete( clientId );
		}
	};
}

/** Whether a block waits for files, which would be lost if it became another block. */
export const isUploading = ( { clientId }: { clientId: string } ): boolean =>
	uploads.has( clientId );
