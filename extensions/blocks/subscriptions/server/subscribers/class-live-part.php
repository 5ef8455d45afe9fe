<?php
namespace Dovetail\Subscriptions;

defined( 'ABSPATH' ) || exit;

/** A part of an admin screen that shows a job, and that a script updates while the job runs (`follow-jobs.ts`). */
final class Live_Part {
	const HANDLE = 'dovetail-subscriptions-admin';

	/** Hides the hint to reload while the script updates the part. */
	const STYLE = '.dovetail-blocks-follows-jobs [data-dovetail-running] .dovetail-blocks-reload { display: none; }';

	/**
	 * Returns an attribute for the element of the part, which needs an ID, and loads the script. Empty if no job runs.
	 * When the job has ended, the script announces the elements with the attribute `data-dovetail-result`.
	 */
	public static function attribute( bool $is_running ): string {
		if ( ! $is_running ) {
			return '';
		}
		self::load_script();
		return ' data-dovetail-running';
	}

	/** Loads the script of the screen. It also shows the buttons that copy a field (`copy-buttons.ts`). */
	public static function load_script(): void {
		$asset = include DOVETAIL_BLOCKS_DIR . '/blocks/subscriptions/admin.asset.php';
		wp_enqueue_script( self::HANDLE, plugins_url( 'blocks/subscriptions/admin.js', DOVETAIL_BLOCKS_FILE ), $asset['dependencies'], $asset['version'], array( 'in_footer' => true ) );
	}

	/** Prints the hint that is visible without the script, and after the script has stopped because of errors. */
	public static function print_hint(): void {
		printf( '<p class="dovetail-blocks-reload">%s</p>', esc_html__( 'Reload this page to see the progress.', 'dovetail-blocks' ) );
	}
}
