import { toPlainText } from '#shared/attributes';
import { TextControl, ToggleControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { Place } from '../markup';
import { messages } from '../messages';

const PLACES = [ 'before', 'after' ] as const;

/** Settings for the labels on the images. */
export function LabelControls( {
	labels,
	showLabels,
	onShow,
	onLabel,
}: {
	labels: Readonly< Record< Place, string > >;
	showLabels: boolean;
	onShow( isShown: boolean ): void;
	onLabel( place: Place, label: string ): void;
} ): ReactNode {
	return (
		<>
			<ToggleControl
				label={ messages.showLabels() }
				checked={ showLabels }
				onChange={ onShow }
			/>
			{ showLabels &&
				PLACES.map( ( place ) => (
					<TextControl
						key={ place }
						__next40pxDefaultSize
						label={ messages.labelOf[ place ]() }
						placeholder={ messages.label[ place ]() }
						value={ labels[ place ] }
						onChange={ ( label ) =>
							onLabel( place, toPlainText( label ) )
						}
					/>
				) ) }
		</>
	);
}
