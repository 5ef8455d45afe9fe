import { BaseControl, ColorPalette } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { BACKGROUNDS } from '../rules/backgrounds';
import { backgroundOf } from '../rules/colors';

/** A choice of the four background colors. */
export function BackgroundChoice( {
	value,
	onChange,
}: {
	value: string;
	onChange( color: string ): void;
} ): ReactNode {
	return (
		<fieldset>
			<BaseControl.VisualLabel as="legend">
				{ messages.colors() }
			</BaseControl.VisualLabel>
			<ColorPalette
				aria-label={ messages.colors() }
				colors={ BACKGROUNDS.map( ( color ) => ( {
					color,
					name: messages.colorNames[ color ](),
				} ) ) }
				value={ backgroundOf( value ) }
				onChange={ ( color ) => color && onChange( color ) }
				disableCustomColors
				clearable={ false }
			/>
		</fieldset>
	);
}
