import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { feedAddress } from '../rules/feed-address';

/** An address that is kept once it is one; what is typed meanwhile stays in the field. */
export function AppAddress( {
	label,
	value,
	onChange,
}: {
	label: string;
	value: string;
	onChange( next: string ): void;
} ): ReactNode {
	const [ typed, setTyped ] = useState< string | null >( null );
	const text = typed ?? value;
	const isRefused =
		typed !== null && typed.trim() !== '' && feedAddress( typed ) === null;
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="url"
			label={ label }
			value={ text }
			help={ isRefused ? messages.wholeAddress() : undefined }
			onChange={ ( next ) => {
				setTyped( next );
				const address = next.trim() === '' ? '' : feedAddress( next );
				if ( address !== null ) {
					onChange( address );
				}
			} }
			onBlur={ () => ! isRefused && setTyped( null ) }
		/>
	);
}
