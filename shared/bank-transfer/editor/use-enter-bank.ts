import { useOpenSettings } from '#shared/ui';
import { useState } from '@wordpress/element';

/** Returns a function that opens the sidebar for entering the bank account, and the matching props of `BankSettings`. */
export function useEnterBank(): {
	enterBank(): void;
	settings: { isEntering: boolean; onEntering(): void };
} {
	const openSettings = useOpenSettings();
	const [ isEntering, setEntering ] = useState( false );
	return {
		enterBank() {
			openSettings();
			setEntering( true );
		},
		settings: { isEntering, onEntering: () => setEntering( false ) },
	};
}
