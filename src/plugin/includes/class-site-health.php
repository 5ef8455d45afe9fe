<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Warns when this site takes all its visitors for one or when tables were missing, and says what was refused. */
final class Site_Health {
	/** Adds the tests. The one of proxies looks at the request of whoever opens the screen. */
	public static function add_test( $tests ) {
		$tests['direct']['dovetail_blocks_tables']  = array(
			'label' => __( 'Tables of Dovetail Blocks', 'dovetail-blocks' ),
			'test'  => array( __CLASS__, 'run_tables_test' ),
		);
		$tests['direct']['dovetail_blocks_proxies'] = array(
			'label' => __( 'Visitors behind a proxy', 'dovetail-blocks' ),
			'test'  => array( __CLASS__, 'run_test' ),
		);
		return $tests;
	}

	/** Tests whether visitors can be told apart. */
	public static function run_test(): array {
		$proxy  = Client_Ip::unknown_proxy();
		$result = array(
			'label'       => __( 'Visitors can be told apart', 'dovetail-blocks' ),
			'status'      => 'good',
			'badge'       => array(
				'label' => __( 'Dovetail Blocks', 'dovetail-blocks' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html__( 'Forms count submissions per connection, and this site sees which connection a request comes from.', 'dovetail-blocks' ) . '</p>',
			'actions'     => '',
			'test'        => 'dovetail_blocks_proxies',
		);
		if ( '' === $proxy ) {
			return $result;
		}
		return array(
			'label'       => __( 'All visitors may be counted as one', 'dovetail-blocks' ),
			'status'      => 'recommended',
			'description' => '<p>' . esc_html( self::proxy_message( $proxy ) ) . '</p>',
			'actions'     => sprintf( '<p><a href="%s">%s</a></p>', esc_url( admin_url( 'options-general.php?page=' . Settings_Page::PAGE_SLUG ) ), esc_html__( 'Enter this site’s proxies', 'dovetail-blocks' ) ),
		) + $result;
	}

	/** Tests whether tables were missing. */
	public static function run_tables_test(): array {
		$lost   = Tables::lost();
		$result = array(
			'label'       => __( 'The tables for entries, subscribers and payments are complete', 'dovetail-blocks' ),
			'status'      => 'good',
			'badge'       => array(
				'label' => __( 'Dovetail Blocks', 'dovetail-blocks' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html__( 'No table was ever found missing in the database of this site.', 'dovetail-blocks' ) . '</p>',
			'actions'     => '',
			'test'        => 'dovetail_blocks_tables',
		);
		if ( ! $lost ) {
			return $result;
		}
		return array(
			'label'       => __( 'Tables were missing and had to be created again', 'dovetail-blocks' ),
			'status'      => 'critical',
			/* translators: 1: a date. 2: names of tables. */
			'description' => '<p>' . esc_html( sprintf( __( 'On %1$s, these tables were missing from the database: %2$s. They were created again, but what was in them is gone. Restore them from a backup if you need it, and find out what deleted them.', 'dovetail-blocks' ), wp_date( (string) get_option( 'date_format' ), max( $lost ) ), implode( ', ', array_map( array( Tables::class, 'name' ), array_keys( $lost ) ) ) ) ) . '</p>',
		) + $result;
	}

	/** Returns the message about an untrusted proxy. */
	public static function proxy_message( string $proxy ): string {
		/* translators: %s: an IP address. */
		return sprintf( __( 'Your request came through %s, which forwards requests for other people. If it belongs to this site (a content delivery network, load balancer or container), add it to the trusted proxies. Until then, forms count all its visitors as one connection and reject them after a few messages. If the proxy belongs to your own connection, ignore this.', 'dovetail-blocks' ), $proxy );
	}

	/** Says on the tab “Info” what was refused. */
	public static function add_debug_information( $info ) {
		$sentences = Rejection_Log::messages();
		$proxy     = Client_Ip::unknown_proxy();

		$info['dovetail-blocks'] = array(
			'label'  => __( 'Dovetail Blocks', 'dovetail-blocks' ),
			'fields' => array(
				'refused'         => array(
					'label' => __( 'Rejected in the last seven days', 'dovetail-blocks' ),
					'value' => $sentences ? implode( ' ', $sentences ) : __( 'Nothing', 'dovetail-blocks' ),
				),
				'trusted_proxies' => array(
					'label'   => __( 'Trusted proxies', 'dovetail-blocks' ),
					'value'   => '' === (string) Settings::get( 'trusted_proxies' ) ? __( 'None', 'dovetail-blocks' ) : (string) Settings::get( 'trusted_proxies' ),
					'private' => true,
				),
				'unknown_proxy'   => array(
					'label'   => __( 'Untrusted proxy of this request', 'dovetail-blocks' ),
					'value'   => '' === $proxy ? __( 'None', 'dovetail-blocks' ) : $proxy,
					'private' => true,
				),
			),
		);
		return $info;
	}
}
