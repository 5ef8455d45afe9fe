import { readAttribute } from '#shared/attributes';
import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { MAP_HEIGHT, attributes } from '../attributes';
import { messages } from '../messages';

/** A number of pixels, or nothing. What is typed is brought into the range when the field is left. */
export function HeightControl( {
	height,
	onChange,
}: {
	height: number | undefined;
	onChange( height: number | undefined ): void;
} ): ReactNode {
	const [ typed, setTyped ] = useState< string | null >( null );
	return (
		<TextControl
			__next40pxDefaultSize
			type="number"
			label={ messages.height() }
			help={ messages.heightHelp() }
			min={ MAP_HEIGHT.min }
			max={ MAP_HEIGHT.max }
			value={ typed ?? String( height ?? '' ) }
			onChange={ setTyped }
			onBlur={ () => {
				if ( typed !== null ) {
					onChange( readAttribute( attributes.mapHeight, typed ) );
					setTyped( null );
				}
			} }
		/>
	);
}
