<?php
namespace Dovetail\External_Media;

use Dovetail\Plugin\Rest;

defined( 'ABSPATH' ) || exit;

/** Handles the media browser's REST requests that the site can process without the platform. */
final class Routes {
	/** Registers the endpoints. */
	public static function serve(): void {
		Rest::serve( 'external-media.listMedia', array( __CLASS__, 'list_media' ) );
		Rest::serve( 'external-media.copyMedia', array( __CLASS__, 'copy_media' ) );
		Rest::serve( 'external-media.readConnection', array( __CLASS__, 'connection' ) );
		Rest::serve( 'external-media.deleteConnection', array( __CLASS__, 'disconnect' ) );
		Rest::serve( 'external-media.relayMedia', array( Relay::class, 'answer' ) );
	}

	/** @return array|\WP_Error A page of a service's media. */
	public static function list_media( \WP_REST_Request $request ) {
		$most = (int) self::text( $request['number'] );
		if ( Google_Client::ID === $request['service'] && Google_Client::is_there() ) {
			$picked = Google_Photos::picked( self::text( $request['page_handle'] ), $most );
			return is_wp_error( $picked ) ? $picked : array(
				'media' => array_map( array( Google_Photos::class, 'item' ), $picked['items'] ),
				'meta'  => array(
					'account'   => array( 'name' => 'Google Photos' ),
					'next_page' => '' === $picked['next'] ? false : $picked['next'],
				),
			);
		}
		if ( Pexels::ID !== $request['service'] || ! Pexels::is_there() ) {
			return Rest::pass_to_next_server();
		}
		$page = max( 1, (int) self::text( $request['page_handle'] ) );
		$list = Pexels::find( self::text( $request['search'] ), $most > 0 ? $most : 20, $page );
		return is_wp_error( $list ) ? $list : array(
			'media' => array_map( array( Pexels_Photo::class, 'item' ), $list['photos'] ),
			'meta'  => array( 'next_page' => $list['has_more'] ? (string) ( $page + 1 ) : false ),
		);
	}

	/**
	 * Copies files one by one, so that a failure does not affect the others.
	 *
	 * @return array[]|\WP_Error
	 */
	public static function copy_media( \WP_REST_Request $request ) {
		$service = $request['service'];
		if ( ! Copies::is_from( $service ) ) {
			return Rest::pass_to_next_server();
		}
		$wishes = $request['media'];
		if ( ! is_array( $wishes ) || ! $wishes || count( $wishes ) > Copies::MAX_FILES ) {
			/* translators: %d: a number, such as 10. */
			return new \WP_Error( 'rest_invalid_param', sprintf( __( 'You can copy between one and %d files at once.', 'dovetail-blocks' ), Copies::MAX_FILES ), array( 'status' => 400 ) );
		}
		$post = is_numeric( $request['post_id'] ) ? (int) $request['post_id'] : 0;
		if ( 0 !== $post && ! current_user_can( 'edit_post', $post ) ) {
			return new \WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to add files to this post.', 'dovetail-blocks' ), array( 'status' => rest_authorization_required_code() ) );
		}
		return array_map(
			static function ( $wish ) use ( $service, $post ): array {
				return Copies::make( $service, $wish, $post );
			},
			array_values( $wishes )
		);
	}

	/** Returns the URL where the author picks photos. */
	public static function connection() {
		return Google_Client::is_there() ? array( 'connect_URL' => Google_Window::start() ) : Rest::pass_to_next_server();
	}

	/** Deletes the author's access to the service. */
	public static function disconnect() {
		if ( ! Google_Client::is_there() ) {
			return Rest::pass_to_next_server();
		}
		Google_Photos::end();
		Google_Account::forget();
		return new \WP_REST_Response( null, 204 );
	}

	/** Returns a string or integer parameter as a string; empty for other types. */
	private static function text( $value ): string {
		return is_string( $value ) || is_int( $value ) ? (string) $value : '';
	}
}
