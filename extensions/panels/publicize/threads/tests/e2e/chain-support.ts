import { asked } from '../../../tests/e2e/support';

/** PHP that writes blocks of pictures of the library, and publishes a thread of them. */
export const THREAD = `
	$image   = static fn( $id, $alt = '', $url = '' ) => '<!-- wp:image --><figure class="wp-block-image"><img src="' . ( $url ? $url : wp_get_attachment_url( $id ) ) . '" alt="' . esc_attr( $alt ) . '" class="wp-image-' . $id . '"/></figure><!-- /wp:image -->';
	$gallery = static fn( ...$images ) => '<!-- wp:gallery --><figure class="wp-block-gallery">' . implode( '', $images ) . '</figure><!-- /wp:gallery -->';
	$words   = static fn( $text ) => "<!-- wp:heading --><h2>$text</h2><!-- /wp:heading -->";
	$thread  = static function ( $content ) {
		$post = wp_insert_post( wp_slash( array( 'post_title' => 'Rye bread', 'post_content' => $content, 'post_status' => 'draft', 'post_author' => 1 ) ) );
		update_post_meta( $post, 'jetpack_is_tweetstorm', true );
		wp_publish_post( $post );
		return $post;
	};
	$said = static function ( $post ) {
		wp_set_current_user( 1 );
		$request = new WP_REST_Request( 'GET' );
		$request->set_param( 'post', $post );
		return array_column( \\Dovetail\\Publicize\\Routes::shares( $request )['shares'], 'said', 'id' );
	};`;

type Status = {
	status: string;
	media_ids?: string[];
	in_reply_to_id?: string;
};
/** What was posted to Mastodon, replies with what they reply to. */
export const statuses = async () =>
	( await asked( /\/api\/v1\/statuses$/ ) ).map(
		( { data } ) => data as Status
	);

type Post = {
	text: string;
	reply?: { parent: { uri: string } };
	embed?: {
		$type: string;
		external?: { uri: string };
		images?: { alt: string; image: object; aspectRatio: object }[];
	};
};
/** What was put at Bluesky. */
export const records = async () =>
	( await asked( /createRecord$/ ) ).map(
		( { data } ) => data as { rkey: string; record: Post }
	);
