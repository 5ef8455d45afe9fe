<?php
namespace Dovetail\Sharing;

use Dovetail\Plugin\Block_Assets;
use Dovetail\Share_Links\Share_Links;

defined( 'ABSPATH' ) || exit;

/**
 * The list for choosing and sorting networks on the settings page. Without JavaScript, a text field is shown instead.
 */
final class Network_List {
	/** Module ID, in the same format as for view modules, so that `viewData()` finds the script's data. */
	const MODULE = 'dovetail-sharing-settings-view-script-module';

	/** Loads the script and prints its styles. */
	public static function enqueue(): void {
		Block_Assets::enqueue_module( self::MODULE, 'panels/sharing/settings.js' );
		add_filter( 'script_module_data_' . self::MODULE, array( __CLASS__, 'data' ) );
		echo '<style>.dovetail-sortable ul{margin:0;max-inline-size:24rem}.dovetail-sortable li{display:flex;align-items:center;gap:8px;margin:0;padding:4px 8px;border-block-end:1px solid #dcdcde;cursor:grab}.form-table .dovetail-sortable~[hidden]{display:none}.dovetail-sortable label{flex:1}.dovetail-sortable .dashicons{color:#646970}.dovetail-sortable .is-dragged{background:#f0f0f1}.dovetail-sortable [aria-disabled=true]{opacity:.4}</style>';
	}

	/** Returns the script's data: the networks with their values in the text field, and the interface texts. */
	public static function data(): array {
		$choices = array();
		foreach ( Share_Links::names() as $value => $label ) {
			$choices[] = compact( 'value', 'label' );
		}
		return array(
			'choices' => $choices,
			'texts'   => array(
				'legend' => __( 'Networks for the sharing buttons', 'dovetail-blocks' ),
				/* translators: %s: name of a network, such as Mastodon. */
				'up'     => __( 'Move %s up', 'dovetail-blocks' ),
				/* translators: %s: name of a network, such as Mastodon. */
				'down'   => __( 'Move %s down', 'dovetail-blocks' ),
				/* translators: 1: name of a network, such as Mastodon. 2: its number in the list. 3: how many are in the list. */
				'moved'  => __( '%1$s is now number %2$s of %3$s.', 'dovetail-blocks' ),
			),
		);
	}
}
