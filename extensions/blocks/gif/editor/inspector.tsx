import { withoutEntities } from '#shared/attributes';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, TextControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { PADDING, paddingOf } from '../rules/padding';

type Settings = { searchText: string; paddingTop: string };

/** The panel "GIF Settings": the name and the shape. */
export function GifInspector( {
	searchText,
	paddingTop,
	onChange,
}: Settings & {
	onChange( settings: Partial< Settings > ): void;
} ): ReactNode {
	return (
		<InspectorControls>
			<PanelBody title={ messages.settings() }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.name() }
					help={ messages.nameHelp() }
					value={ searchText }
					onChange={ ( next ) =>
						onChange( { searchText: withoutEntities( next ) } )
					}
				/>
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.height() }
					value={ parseFloat( paddingTop ) }
					min={ PADDING.min }
					max={ PADDING.max }
					step={ 0.1 }
					onChange={ ( next ) =>
						onChange( {
							paddingTop:
								next === undefined
									? PADDING.fallback
									: paddingOf( next ),
						} )
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}
