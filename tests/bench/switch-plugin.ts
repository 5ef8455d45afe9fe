import { php } from '../e2e/support/site';

/** Activates or deactivates the plugin without WordPress's activation hooks. */
export function switchPlugin( isOn: boolean ): Promise< unknown > {
	return php(
		`update_option( 'active_plugins', $input ? array( 'dovetail-blocks/dovetail-blocks.php' ) : array() );`,
		isOn
	);
}
