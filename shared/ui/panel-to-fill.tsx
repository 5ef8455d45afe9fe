import { PanelBody } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useOpenSettings } from './use-open-settings';

/** Returns a function that opens the sidebar to let the author fill in a panel, and the panel's props. */
export function usePanelToFill(): {
	fill(): void;
	panel: PanelState;
} {
	const openSettings = useOpenSettings();
	const [ isToFill, setToFill ] = useState( false );
	return {
		fill() {
			openSettings();
			setToFill( true );
		},
		panel: { isToFill, onFilling: () => setToFill( false ) },
	};
}

/** Props from `usePanelToFill()`. */
export type PanelState = {
	/** Whether the author wants to fill in the panel. It then opens, and the first empty or invalid field gets the focus. */
	isToFill: boolean;
	/** Called after the field got the focus. */
	onFilling(): void;
};

/** A panel of the sidebar that a button in the block can open. */
export function PanelToFill( {
	title,
	initialOpen = true,
	isToFill,
	onFilling,
	children,
}: PanelState & {
	title: string;
	initialOpen?: boolean;
	children: ReactNode;
} ): ReactNode {
	const [ isOpen, setOpen ] = useState( initialOpen );
	if ( isToFill && ! isOpen ) {
		setOpen( true );
	}
	const panel = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const fields = [
			...( panel.current?.querySelectorAll< HTMLInputElement >(
				'input[type="text"], input[type="url"]'
			) ?? [] ),
		];
		if ( isToFill && fields.length > 0 ) {
			const isToDo = ( field: HTMLInputElement ) =>
				! field.value || field.matches( '[aria-invalid="true"]' );
			( fields.find( isToDo ) ?? fields[ 0 ] )?.focus();
			onFilling();
		}
	} );
	return (
		<PanelBody
			ref={ panel }
			title={ title }
			opened={ isOpen }
			onToggle={ setOpen }
		>
			{ children }
		</PanelBody>
	);
}
