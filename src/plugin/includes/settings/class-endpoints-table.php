<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a collapsed table for developers with each endpoint, the required permission, and its servers on this site. On
 * a site without a platform, a link below it leads to the platform's settings.
 */
final class Endpoints_Table {
	/** Prints the table. */
	public static function render(): void {
		printf(
			'<h2 id="dovetail-blocks-calls">%s</h2><details><summary>%s</summary><p>%s</p><div class="dovetail-blocks-scroll" tabindex="0" role="region" aria-labelledby="dovetail-blocks-calls"><table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
			esc_html__( 'For developers', 'dovetail-blocks' ),
			esc_html__( 'List the requests that blocks send', 'dovetail-blocks' ),
			esc_html__( 'Requests that blocks make in the editor and on the page. A request served by this site isn’t sent to any other server, unless the details of a connection say otherwise.', 'dovetail-blocks' ),
			esc_html__( 'Used by', 'dovetail-blocks' ),
			esc_html__( 'Request', 'dovetail-blocks' ),
			esc_html__( 'Served by', 'dovetail-blocks' ),
			esc_html__( 'Access', 'dovetail-blocks' )
		);
		$routes = Endpoint_Contract::all();
		usort(
			$routes,
			static function ( $a, $b ) {
				return strnatcasecmp( self::owner( $a['block'] ) . ' ' . $a['path'], self::owner( $b['block'] ) . ' ' . $b['path'] );
			}
		);
		foreach ( $routes as $route ) {
			printf(
				'<tr><th scope="row">%s</th><td><code>%s</code></td><td>%s</td><td>%s</td></tr>',
				esc_html( self::owner( $route['block'] ) ),
				esc_html( $route['method'] . ' ' . $route['path'] ),
				esc_html( self::servers( $route ) ),
				esc_html( self::access( $route ) )
			);
		}
		echo '</tbody></table></div>';
		if ( ! Settings::is_platform_configured() ) {
			printf( '<p><a href="%s">%s</a></p>', esc_url( Settings_Page::url( 'services' ) ), esc_html__( 'Connect a platform', 'dovetail-blocks' ) );
		}
		echo '</details>';
	}

	/**
	 * Returns the title of the extension that uses an endpoint.
	 *
	 * @param string $block Slug, or a folder such as `shared/…` or `src/…`.
	 */
	private static function owner( string $block ): string {
		if ( 0 === strpos( $block, 'src/' ) ) {
			return __( 'Plugin screens', 'dovetail-blocks' );
		}
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'dovetail/' . $block );
		return $type ? $type->title : __( 'Several blocks', 'dovetail-blocks' );
	}

	/** Returns the servers of an endpoint on this site, in order. */
	private static function servers( array $route ): string {
		$words = array(
			'site'     => __( 'this site', 'dovetail-blocks' ),
			'platform' => Settings::is_platform_configured() ? __( 'the platform', 'dovetail-blocks' ) : __( 'a platform (not connected)', 'dovetail-blocks' ),
			/* translators: %s: name of a service. */
			'service'  => sprintf( __( 'a service the browser calls directly: %s', 'dovetail-blocks' ), '' === Service_Urls::get( $route['service'] ?? '' ) ? __( 'off', 'dovetail-blocks' ) : wp_parse_url( Service_Urls::get( $route['service'] ), PHP_URL_HOST ) ),
		);
		return implode( __( ', then ', 'dovetail-blocks' ), array_intersect_key( array_merge( array_flip( $route['servedBy'] ), $words ), array_flip( $route['servedBy'] ) ) );
	}

	private static function access( array $route ): string {
		if ( isset( $route['calledBy'] ) ) {
			/* translators: %s: name of a service. */
			return sprintf( __( '%s only, with its signature or a secret URL', 'dovetail-blocks' ), $route['calledBy'] );
		}
		$words = array(
			'public'         => __( 'everyone', 'dovetail-blocks' ),
			'edit_posts'     => __( 'authors', 'dovetail-blocks' ),
			'publish_posts'  => __( 'authors who can publish posts', 'dovetail-blocks' ),
			'upload_files'   => __( 'authors who can upload files', 'dovetail-blocks' ),
			'manage_options' => __( 'administrators', 'dovetail-blocks' ),
		);
		return $words[ $route['capability'] ] ?? $route['capability'];
	}
}
