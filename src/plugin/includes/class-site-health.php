<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Warns when this site takes all its visitors for one, and says what was refused. */
final class Site_Health {
	/** Adds the test. It looks at the request of whoever opens the screen. */
	public static function add_test( $tests ) {
		$tests['direct']['dovetail_blocks_proxies'] = array(
			'label' => __( 'Visitors behind a proxy', 'dovetail-blocks' ),
			'test'  => array( __CLASS__, 'test' ),
		);
		return $tests;
	}

	/** Whether visitors are told apart. */
	public static function test(): array {
		$proxy  = Client_Ip::unknown_proxy();
		$result = array(
			'label'       => __( 'Visitors can be told apart', 'dovetail-blocks' ),
			'status'      => 'good',
			'badge'       => array(
				'label' => __( 'Dovetail Blocks', 'dovetail-blocks' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html__( 'Forms count how much comes from one connection, and this site sees from which one a request comes.', 'dovetail-blocks' ) . '</p>',
			'actions'     => '',
			'test'        => 'dovetail_blocks_proxies',
		);
		if ( '' === $proxy ) {
			return $result;
		}
		return array(
			'label'       => __( 'All visitors may count as one', 'dovetail-blocks' ),
			'status'      => 'recommended',
			'description' => '<p>' . esc_html( self::sentence( $proxy ) ) . '</p>',
			'actions'     => sprintf( '<p><a href="%s">%s</a></p>', esc_url( admin_url( 'options-general.php?page=' . Settings_Page::PAGE ) ), esc_html__( 'Enter the proxies of this site', 'dovetail-blocks' ) ),
		) + $result;
	}

	/** What is said of a proxy that the site does not know. */
	public static function sentence( string $proxy ): string {
		/* translators: %s: an IP address. */
		return sprintf( __( 'Your request came through %s, which says that it asks for somebody else. If it is a proxy of this site (a content delivery network, a load balancer, a container), enter it among the trusted proxies: until then everybody who comes through it is one connection to the forms, and after a few messages all are told that there were too many. If it is a proxy of your own connection only, there is nothing to do.', 'dovetail-blocks' ), $proxy );
	}

	/** Says on the tab “Info” what was refused. */
	public static function inform( $info ) {
		$sentences = Refusals::sentences();
		$proxy     = Client_Ip::unknown_proxy();

		$info['dovetail-blocks'] = array(
			'label'  => __( 'Dovetail Blocks', 'dovetail-blocks' ),
			'fields' => array(
				'refused'         => array(
					'label' => __( 'Refused in the last seven days', 'dovetail-blocks' ),
					'value' => $sentences ? implode( ' ', $sentences ) : __( 'Nothing', 'dovetail-blocks' ),
				),
				'trusted_proxies' => array(
					'label'   => __( 'Trusted proxies', 'dovetail-blocks' ),
					'value'   => '' === (string) Settings::get( 'trusted_proxies' ) ? __( 'None', 'dovetail-blocks' ) : (string) Settings::get( 'trusted_proxies' ),
					'private' => true,
				),
				'unknown_proxy'   => array(
					'label'   => __( 'Proxy of this request that is not trusted', 'dovetail-blocks' ),
					'value'   => '' === $proxy ? __( 'None', 'dovetail-blocks' ) : $proxy,
					'private' => true,
				),
			),
		);
		return $info;
	}
}
