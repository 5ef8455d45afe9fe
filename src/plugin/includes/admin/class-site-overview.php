<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Rows of the Overview about the site: blocks that work, email, background jobs and the privacy policy. */
final class Site_Overview {
	/** Tables with personal data that visitors enter. */
	private const PERSONAL_DATA_TABLES = array( 'entries', 'subscribers' );

	/** @return array[] See `Overview::rows()`. */
	public static function rows(): array {
		$rows    = array_merge( current_user_can( 'manage_options' ) ? self::problems() : array(), self::privacy_policy() );
		$blocks  = array_column( self::free_blocks(), 'title' );
		$is_page = current_user_can( 'edit_pages' );
		$rows[]  = array(
			'section' => 'working',
			/* translators: %s: a number of blocks. */
			'title'   => sprintf( _n( '%s block is ready to use', '%s blocks are ready to use', count( $blocks ), 'dovetail-blocks' ), number_format_i18n( count( $blocks ) ) ),
			/* translators: %s: names of blocks. */
			'text'    => sprintf( __( 'No connection is needed for %s.', 'dovetail-blocks' ), wp_sprintf( '%l', $blocks ) ) . ' ' . __( 'To add one, type “/” and its name in an empty line of a page or post.', 'dovetail-blocks' ),
			'label'   => $is_page ? __( 'Create a page', 'dovetail-blocks' ) : __( 'Write a post', 'dovetail-blocks' ),
			'url'     => $blocks ? admin_url( $is_page ? 'post-new.php?post_type=page' : 'post-new.php' ) : '',
		);
		return $rows;
	}

	private static function problems(): array {
		$rows = array();
		if ( ! Test_Mail::can_probably_send() ) {
			$rows[] = array(
				'section' => 'attention',
				'title'   => __( 'This site probably can’t send email', 'dovetail-blocks' ),
				'text'    => Test_Mail::warning(),
				'label'   => __( 'Send a test email', 'dovetail-blocks' ),
				'url'     => Test_Mail::url(),
			);
		}
		$jobs = Site_Health::run_jobs_test();
		if ( 'good' !== $jobs['status'] ) {
			$rows[] = array(
				'section' => 'attention',
				'title'   => $jobs['label'],
				'text'    => Plain_Text::of_html( $jobs['description'] ),
				'label'   => __( 'Open Site Health', 'dovetail-blocks' ),
				'url'     => admin_url( 'site-health.php' ),
			);
		}
		return $rows;
	}

	/** @return array[] A row if visitors enter personal data, but no privacy policy is published. See `Overview::rows()`. */
	public static function privacy_policy(): array {
		if ( ! current_user_can( 'manage_privacy_options' ) || '' !== get_privacy_policy_url() || ! array_filter( self::PERSONAL_DATA_TABLES, array( Record_Counts::class, 'are_expected' ) ) ) {
			return array();
		}
		$page = (int) get_option( 'wp_page_for_privacy_policy' );
		$row  = ! $page || in_array( get_post_status( $page ), array( false, 'trash' ), true ) ? array(
			'section' => 'attention',
			'title'   => __( 'Your forms have no privacy policy to link to', 'dovetail-blocks' ),
			'text'    => __( 'Forms collect personal data. Publish a privacy policy page, and choose it.', 'dovetail-blocks' ),
			'label'   => __( 'Choose a privacy policy page', 'dovetail-blocks' ),
			'url'     => admin_url( 'options-privacy.php' ),
		) : array(
			'section' => 'attention',
			'title'   => __( 'Your privacy policy is still a draft', 'dovetail-blocks' ),
			'text'    => __( 'Forms collect personal data. Publish the page, so that they can link to it.', 'dovetail-blocks' ),
			'label'   => __( 'Edit privacy policy', 'dovetail-blocks' ),
			'url'     => (string) get_edit_post_link( $page, 'raw' ),
		);
		return array( $row );
	}

	/**
	 * Returns the blocks and variations that are available and need no connection or other setup.
	 *
	 * @return array<int, array{title: string, words: string}> Sorted by title. `words` are the title and keywords.
	 */
	public static function free_blocks(): array {
		$blocks = array();
		foreach ( array_diff_key( Availability::rows(), array_flip( Manifest::needs_setup() ) ) as $slug => $row ) {
			$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'dovetail/' . $slug );
			if ( $type && null === $row['parent'] && self::is_in_inserter( $type ) && ! $row['needs'] && Availability::is_available( $slug ) ) {
				foreach ( array( (array) $type, ...$type->variations ) as $entry ) {
					$title    = $entry['title'];
					$words    = implode( ' ', array( $title, ...$entry['keywords'] ?? array() ) );
					$blocks[] = compact( 'title', 'words' );
				}
			}
		}
		return wp_list_sort( $blocks, 'title' );
	}

	/** Whether authors can insert a block by itself, not only inside a parent block. */
	private static function is_in_inserter( \WP_Block_Type $type ): bool {
		return ! $type->parent && false !== ( $type->supports['inserter'] ?? true );
	}
}
