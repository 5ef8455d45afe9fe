import { php } from '../e2e/support/site';

/** Switches the plugin on or off, without what WordPress does on the occasion. */
export function switchPlugin( isOn: boolean ): Promise< unknown > {
	return php(
		`update_option( 'active_plugins', $input ? array( 'dovetail-blocks/dovetail-blocks.php' ) : array() );`,
		isOn
	);
}
