<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the Site Health tests: they warn if all visitors appear as one, if tables were missing or if jobs keep failing,
 * and report rejected submissions.
 */
final class Site_Health {
	/** Adds the tests. The proxy test examines the request that opens the screen. */
	public static function add_test( $tests ) {
		$tests['direct']['dovetail_blocks_tables']  = array(
			'label' => __( 'Tables of Dovetail Blocks', 'dovetail-blocks' ),
			'test'  => array( __CLASS__, 'run_tables_test' ),
		);
		$tests['direct']['dovetail_blocks_jobs']    = array(
			'label' => __( 'Dovetail Blocks background tasks', 'dovetail-blocks' ),
			'test'  => array( __CLASS__, 'run_jobs_test' ),
		);
		$tests['direct']['dovetail_blocks_proxies'] = array(
			'label' => __( 'Visitors behind a proxy', 'dovetail-blocks' ),
			'test'  => array( __CLASS__, 'run_test' ),
		);
		return $tests;
	}

	/** Tests whether visitors can be distinguished by IP address. */
	public static function run_test(): array {
		$proxy  = Client_Ip::unknown_proxy();
		$result = self::good( 'proxies', __( 'Visitors can be told apart', 'dovetail-blocks' ), __( 'Forms limit submissions per IP address, and this site can tell visitors’ IP addresses apart.', 'dovetail-blocks' ) );
		if ( '' === $proxy ) {
			return $result;
		}
		return array(
			'label'       => __( 'All visitors may be counted as one', 'dovetail-blocks' ),
			'status'      => 'recommended',
			'description' => '<p>' . esc_html( self::proxy_message( $proxy ) ) . '</p>',
			'actions'     => sprintf( '<p><a href="%s">%s</a></p>', esc_url( Settings_Page::url( 'mail' ) ), esc_html__( 'Enter this site’s proxies', 'dovetail-blocks' ) ),
		) + $result;
	}

	/** Tests whether the database can store records, and whether tables were missing. */
	public static function run_tables_test(): array {
		$refused = Tables::refused();
		$lost    = Tables::lost();
		$result  = self::good( 'tables', __( 'The tables for entries, subscribers and payments are complete', 'dovetail-blocks' ), __( 'No tables have ever been missing from this site’s database.', 'dovetail-blocks' ) );
		if ( $refused ) {
			return array(
				'label'       => __( 'The database can’t store entries, subscribers or payments', 'dovetail-blocks' ),
				'status'      => 'critical',
				/* translators: %s: names of tables. */
				'description' => '<p>' . esc_html( sprintf( __( 'The database cannot change these tables: %s. Visitors see a request to try again later. Ask your host whether the database is read-only, full or damaged, and repair these tables.', 'dovetail-blocks' ), implode( ', ', $refused ) ) ) . '</p>',
			) + $result;
		}
		if ( ! $lost ) {
			return $result;
		}
		return array(
			'label'       => __( 'Tables were missing and had to be created again', 'dovetail-blocks' ),
			'status'      => 'critical',
			/* translators: 1: a date. 2: names of tables. */
			'description' => '<p>' . esc_html( sprintf( __( 'On %1$s, these tables were missing from the database: %2$s. They were created again, but their data is gone. Restore it from a backup if you need it, and find out what deleted the tables.', 'dovetail-blocks' ), wp_date( (string) get_option( 'date_format' ), max( $lost ) ), implode( ', ', array_map( array( Tables::class, 'name' ), array_keys( $lost ) ) ) ) ) . '</p>',
		) + $result;
	}

	/** Tests whether PHP keeps crashing during jobs. */
	public static function run_jobs_test(): array {
		try {
			$kinds = array_unique( array_map( array( Queue::class, 'kind' ), array_keys( Queue::lost() ) ) );
		} catch ( Database_Error $error ) {
			// Report nothing, because WordPress has its own test of the database.
			$kinds = array();
		}
		$result = self::good( 'jobs', __( 'Dovetail Blocks completes its background tasks', 'dovetail-blocks' ), __( 'Emails, deliveries and updates of external content are running normally in the background.', 'dovetail-blocks' ) );
		if ( ! $kinds ) {
			return $result;
		}
		return array(
			'label'       => __( 'Dovetail Blocks can’t complete its background tasks', 'dovetail-blocks' ),
			'status'      => 'critical',
			/* translators: 1: a number. 2: names of background jobs. */
			'description' => '<p>' . esc_html( sprintf( __( 'PHP crashed %1$s times in a row during these jobs: %2$s. They now run only once a day. Check the server’s error log for the cause, which is often another plugin, a memory limit or a time limit.', 'dovetail-blocks' ), number_format_i18n( Queue::MAX_LOSSES ), implode( ', ', $kinds ) ) ) . '</p>',
		) + $result;
	}

	/** Returns a passed test result. */
	public static function good( string $test, string $label, string $description ): array {
		return array(
			'label'       => $label,
			'status'      => 'good',
			'badge'       => array(
				'label' => __( 'Dovetail Blocks', 'dovetail-blocks' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $description ) . '</p>',
			'actions'     => '',
			'test'        => 'dovetail_blocks_' . $test,
		);
	}

	/** Returns the message about an untrusted proxy. */
	public static function proxy_message( string $proxy ): string {
		/* translators: %s: an IP address. */
		return sprintf( __( 'Your request came through %s, which forwards requests for other people. If it belongs to this site (a content delivery network, load balancer or container), add it to the trusted proxies. Until then, forms count all its visitors as one and reject them after a few messages. If the proxy belongs to your own connection, ignore this.', 'dovetail-blocks' ), $proxy );
	}

	/** Adds the rejected submissions to the Info tab. */
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
