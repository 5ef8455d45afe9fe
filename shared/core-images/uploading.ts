/** Number of running uploads, keyed by the block's client ID. */
const uploads = new Map< string, number >();

/** Records that an upload into a block has started. Returns a function to call when it is complete. */
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

/** Whether files are being uploaded into a block. Transforming the block now would lose these files. */
export const isUploading = ( { clientId }: { clientId: string } ): boolean =>
	uploads.has( clientId );
