import type { Page } from '@playwright/test';
import { createPost, php, type Upload } from '#e2e';

/** A minimal video file that WordPress accepts: only the header of a WebM. */
export const FILM: Upload = {
	name: 'harbour.webm',
	mimeType: 'video/webm',
	buffer: Buffer.from(
		'1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
		'hex'
	),
};

type File = {
	id: number;
	url: string;
	guid: string;
};

/** Adds a video to the library that the platform hosts. */
export const hostedFile = ( {
	width = 1280,
	height = 720,
	title = 'The harbour at six',
	status = 'inherit',
}: {
	width?: number;
	height?: number;
	title?: string;
	status?: string;
} = {} ): Promise< File > =>
	php< File >(
		`$file = wp_upload_bits( 'harbour.webm', null, hex2bin( $input['bytes'] ) );
		$id = wp_insert_attachment( array( 'post_title' => $input['title'], 'post_mime_type' => 'video/webm', 'post_status' => $input['status'] ), $file['file'] );
		wp_update_attachment_metadata( $id, array( 'width' => $input['width'], 'height' => $input['height'] ) );
		return array( 'id' => $id, 'url' => $file['url'], 'guid' => get_post_meta( $id, 'videopress_guid', true ) );`,
		{
			width,
			height,
			title,
			status,
			bytes: FILM.buffer.toString( 'hex' ),
		}
	);

/** Returns a block with a library video in WordPress's saved format. */
export const videoBlock = (
	{ id, url }: Pick< File, 'id' | 'url' >,
	{ attributes = 'controls', comment = {}, classes = '', caption = '' } = {}
): string =>
	`<!-- wp:video ${ JSON.stringify( { id, ...comment } ) } -->\n<figure class="wp-block-video${ classes }"><video ${ attributes } src="${ url }"></video>${ caption && `<figcaption class="wp-element-caption">${ caption }</figcaption>` }</figure>\n<!-- /wp:video -->`;

/** Creates an author's post with a hosted video. */
export const videoPost = (
	...args: Parameters< typeof videoBlock >
): Promise< number > =>
	createPost( { author: 'author', content: videoBlock( ...args ) } );

export const BLOCK = '.wp-block-video';

/** The button on the consent placeholder that loads the player. */
export const show = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Show VideoPress' } );
