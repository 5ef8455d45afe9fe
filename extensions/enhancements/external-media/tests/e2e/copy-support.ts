import { php } from '#e2e';
import { ask, type Answer } from './server-support';

/** Result of copying one item. */
type Copy = {
	ID?: number;
	URL?: string;
	alt?: string;
	caption?: string;
	type?: string;
	mime?: string;
	width?: number;
	height?: number;
	sizes?: Record< string, { url: string; width: number } >;
	errors?: Record< string, string[] >;
};

/** Asks the site to copy, as an author. */
export const copy = (
	service: string,
	media: unknown,
	more: { who?: string; post?: number } = {}
): Promise< Answer< Copy[] > > => {
	const { post, ...rest } = more;
	return ask( {
		method: 'POST',
		path: `/wpcom/v2/external-media/copy/${ service }`,
		data: { external_ids: [], media, service, post_id: post },
		...rest,
	} );
};

/** Returns a copy request like the editor's. */
export const wish = ( guid: string, more: object = {} ) => ( {
	guid,
	title: 'A title',
	caption: 'A caption',
	alt: 'An alternative',
	file_name: 'A name',
	...more,
} );

/** The words of an attachment in the library. */
export const inLibrary = ( id: number | undefined ) =>
	php< string[] >(
		`$post = get_post( $input ); return array( $post->post_title, $post->post_excerpt, get_post_meta( $post->ID, '_wp_attachment_image_alt', true ), basename( get_attached_file( $post->ID ) ), $post->post_parent, get_post_meta( $post->ID, '_dovetail_blocks_source', true ) );`,
		id
	);
