import { propertyOf } from '#shared/validation';

/** Converts accepted media types (`image`) to the format of a file input (`image/*`). */
export function accept( allowedTypes: readonly string[] ): string {
	return allowedTypes.map( ( type ) => `${ type }/*` ).join( ',' );
}

/**
 * Type of the block editor's `mediaUpload` setting. It calls `onFileChange` first with a `blob:` preview and then with
 * the attachment.
 */
export type MediaUpload = ( request: {
	allowedTypes: readonly string[];
	filesList: readonly File[];
	onFileChange( media: readonly unknown[] ): void;
	onError( error: unknown ): void;
} ) => unknown;

/**
 * Uploads each file separately, so that a rejected file does not affect other files.
 *
 * @return The attachments, in the order of the files, without failed uploads.
 */
export async function uploadFiles(
	files: readonly File[],
	mediaUpload: MediaUpload,
	{
		allowedTypes,
		onPreview,
		onError,
	}: {
		/** Allowed media types, such as `image`. WordPress rejects other types with a message. */
		allowedTypes: readonly string[];
		/** Called with a `blob:` URL to show until the file is uploaded. */
		onPreview( url: string ): void;
		onError( message: string, file: File ): void;
	}
): Promise< unknown[] > {
	const media = await Promise.all(
		files.map(
			( file ) =>
				new Promise< unknown >( ( resolve ) => {
					mediaUpload( {
						allowedTypes,
						filesList: [ file ],
						onFileChange( [ item ] ) {
							const url = previewOf( item );
							if ( url ) {
								onPreview( url );
							} else {
								resolve( item );
							}
						},
						onError( error ) {
							onError( messageOf( error ), file );
							resolve( undefined );
						},
					} );
				} )
		)
	);
	return media.filter( Boolean );
}

/** Returns the preview URL of a file during the upload; undefined for an attachment. */
function previewOf( item: unknown ): string | undefined {
	const url = propertyOf( item, 'url' );
	return typeof url === 'string' && url.startsWith( 'blob:' )
		? url
		: undefined;
}

function messageOf( error: unknown ): string {
	return error instanceof Error ? error.message : String( error );
}
