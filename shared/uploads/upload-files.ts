import { propertyOf } from '#shared/validation';

/** The kinds of file that a block takes (`image`), as a file field asks for them (`image/*`). */
export function accept( allowedTypes: readonly string[] ): string {
	return allowedTypes.map( ( type ) => `${ type }/*` ).join( ',' );
}

/** What is used of the block editor's `mediaUpload`. It hands over what it has at every step: first a `blob:` preview, then the attachment. */
export type MediaUpload = ( request: {
	allowedTypes: readonly string[];
	filesList: readonly File[];
	onFileChange( media: readonly unknown[] ): void;
	onError( error: unknown ): void;
} ) => unknown;

/**
 * Uploads files, each on its own, so that one that is refused harms no other.
 *
 * @return The attachments, in the order of the files; those that failed are left out.
 */
export async function uploadFiles(
	files: readonly File[],
	mediaUpload: MediaUpload,
	{
		allowedTypes,
		onPreview,
		onError,
	}: {
		/** Kinds of file, such as `image`; WordPress refuses others with a sentence. */
		allowedTypes: readonly string[];
		/** A `blob:` address to show until the file is there. */
		onPreview( url: string ): void;
		/** A sentence of WordPress, and the file. */
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

/** The preview of a file that is not there yet; undefined for an attachment. */
function previewOf( item: unknown ): string | undefined {
	const url = propertyOf( item, 'url' );
	return typeof url === 'string' && url.startsWith( 'blob:' )
		? url
		: undefined;
}

function messageOf( error: unknown ): string {
	return error instanceof Error ? error.message : String( error );
}
