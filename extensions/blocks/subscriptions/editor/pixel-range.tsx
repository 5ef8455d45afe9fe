import { RangeControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { RANGES } from '../attributes';
import { messages } from '../messages';
import type { EditingProps } from '#shared/definitions';
import type { attributes as schema } from '../attributes';

/** A control for a length in pixels. Resetting it clears the attribute, and the default applies. */
export function PixelRange( {
	name,
	attributes,
	setAttributes,
}: EditingProps< typeof schema > & { name: keyof typeof RANGES } ): ReactNode {
	const { min, max, fallback } = RANGES[ name ];
	return (
		<RangeControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ messages[ name ]() }
			value={ attributes[ name ] ?? fallback }
			min={ min }
			max={ max }
			allowReset
			resetFallbackValue={ fallback }
			onChange={ ( next ) => {
				setAttributes( {
					[ name ]: next === fallback ? undefined : next,
				} );
			} }
		/>
	);
}
