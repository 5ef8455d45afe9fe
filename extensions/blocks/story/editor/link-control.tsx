import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { linkAddress } from '../rules/link-address';

/** Where the link of a slide leads. An address that can be none is said so once the field is left, and not kept. */
export function LinkControl( {
	index,
	link = '',
	onChange,
}: {
	/** Zero-based index of the slide. */
	index: number;
	link?: string;
	/** @param link Empty for none. */
	onChange( link: string ): void;
} ): ReactNode {
	const [ entry, setEntry ] = useState< string | null >( null );
	const [ isRefused, setRefused ] = useState( false );
	return (
		<TextControl
			__next40pxDefaultSize
			type="url"
			label={ messages.linkOf( index + 1 ) }
			help={ isRefused ? messages.linkRefused() : messages.linkHelp() }
			value={ entry ?? link }
			aria-invalid={ isRefused }
			onChange={ ( next ) => {
				const address = linkAddress( next );
				setEntry( next );
				setRefused( false );
				if ( address !== null ) {
					onChange( address );
				}
			} }
			onBlur={ () => {
				const isAddress = linkAddress( entry ?? '' ) !== null;
				setRefused( ! isAddress );
				if ( isAddress ) {
					setEntry( null );
				}
			} }
		/>
	);
}
