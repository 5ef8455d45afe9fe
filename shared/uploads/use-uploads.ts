import { noteUpload } from '#shared/core-images';
import { PaidBlockContext } from '#shared/platform';
import { isFileOfTypes } from '#shared/validation';
import {
	store as blockEditorStore,
	useBlockEditContext,
} from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useContext, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { uploadFiles, type MediaUpload } from './upload-files';

type Uploads = {
	/** `blob:` URLs of files being uploaded. They are never stored in attributes. */
	previews: readonly string[];
	upload( files: readonly File[] ): Promise< void >;
};

let uploadCount = 0;

/**
 * Returns a function that uploads files into a block. Locks saving until every file has its final URL. Shows errors as
 * notices, except errors about accepted file types in a paid block. An upload continues when the block unmounts, and
 * the file is added if the block still exists.
 *
 * @param allowedTypes Accepted media types, such as `image`.
 * @param onUploaded   Called with the attachments, in the order of the files, and with the array passed to `upload`.
 */
export function useUploads(
	allowedTypes: readonly string[],
	onUploaded: ( media: readonly unknown[], files: readonly File[] ) => void
): Uploads {
	const registry = useRegistry();
	const { createErrorNotice } = useDispatch( noticesStore );
	const paid = useContext( PaidBlockContext );
	const { clientId = '' } = useBlockEditContext();
	const [ previews, setPreviews ] = useState< readonly string[] >( [] );

	async function upload( files: readonly File[] ): Promise< void > {
		const { mediaUpload } = registry
			.select( blockEditorStore )
			.getSettings() as { mediaUpload?: MediaUpload };
		if ( ! mediaUpload || ! files.length ) {
			return;
		}
		const lock = `dovetail-uploads-${ ++uploadCount }`;
		const post = postStore( registry );
		const own: string[] = [];
		post?.lockPostSaving( lock );
		const noteArrival = noteUpload( clientId );
		try {
			const media = await uploadFiles( files, mediaUpload, {
				allowedTypes,
				onPreview( url ) {
					own.push( url );
					setPreviews( ( others ) => [ ...others, url ] );
				},
				onError( message, file ) {
					if ( ! paid || ! isFileOfTypes( file, allowedTypes ) ) {
						void createErrorNotice( message, {
							id: `${ lock }-${ message }`,
						} );
					}
				},
			} );
			if ( media.length ) {
				paid?.handleUpload();
			}
			onUploaded( media, files );
		} finally {
			setPreviews( ( all ) =>
				all.filter( ( url ) => ! own.includes( url ) )
			);
			post?.unlockPostSaving( lock );
			noteArrival();
		}
	}

	return { previews, upload };
}

type PostStore = {
	lockPostSaving( name: string ): void;
	unlockPostSaving( name: string ): void;
};

/** Returns the store of the edited post. Undefined in editors without a post, such as the widgets screen. */
function postStore(
	registry: ReturnType< typeof useRegistry >
): PostStore | undefined {
	return registry.dispatch( 'core/editor' ) as PostStore | undefined;
}
