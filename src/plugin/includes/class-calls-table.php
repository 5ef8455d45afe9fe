<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** The table “What runs where”: every call of the contract, who may make it, and who answers on this site. */
final class Calls_Table {
	/** Prints it. */
	public static function draw(): void {
		printf(
			'<h2 id="dovetail-blocks-calls">%s</h2><p>%s</p><div class="dovetail-blocks-scroll" tabindex="0" role="region" aria-labelledby="dovetail-blocks-calls"><table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
			esc_html__( 'What runs where', 'dovetail-blocks' ),
			esc_html__( 'What blocks look up while people write or read. Answers of this site go nowhere else unless a card under Services says so.', 'dovetail-blocks' ),
			esc_html__( 'Asked by', 'dovetail-blocks' ),
			esc_html__( 'Call', 'dovetail-blocks' ),
			esc_html__( 'Answered by', 'dovetail-blocks' ),
			esc_html__( 'Who may ask', 'dovetail-blocks' )
		);
		$routes = Contract::all();
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
				esc_html( self::people( $route['capability'] ) )
			);
		}
		echo '</tbody></table></div>';
	}

	/**
	 * Whose call it is.
	 *
	 * @param string $block Slug, or `shared/…`.
	 */
	private static function owner( string $block ): string {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'dovetail/' . $block );
		return $type ? $type->title : __( 'Several blocks', 'dovetail-blocks' );
	}

	/** Who answers here, in order. */
	private static function servers( array $route ): string {
		$words = array(
			'site'     => __( 'this site', 'dovetail-blocks' ),
			'platform' => Settings::is_platform_configured() ? __( 'the platform', 'dovetail-blocks' ) : __( 'a platform (none is entered)', 'dovetail-blocks' ),
			/* translators: %s: name of a service. */
			'service'  => sprintf( __( 'a service that the browser asks: %s', 'dovetail-blocks' ), '' === Services::get( $route['service'] ?? '' ) ? __( 'off', 'dovetail-blocks' ) : wp_parse_url( Services::get( $route['service'] ), PHP_URL_HOST ) ),
		);
		return implode( __( ', then ', 'dovetail-blocks' ), array_intersect_key( array_merge( array_flip( $route['servedBy'] ), $words ), array_flip( $route['servedBy'] ) ) );
	}

	/**
	 * Who may ask.
	 *
	 * @param string $capability Of WordPress, or `public`.
	 */
	private static function people( string $capability ): string {
		$words = array(
			'public'         => __( 'everybody', 'dovetail-blocks' ),
			'edit_posts'     => __( 'authors', 'dovetail-blocks' ),
			'upload_files'   => __( 'authors who may upload files', 'dovetail-blocks' ),
			'manage_options' => __( 'administrators', 'dovetail-blocks' ),
		);
		return $words[ $capability ] ?? $capability;
	}
}
