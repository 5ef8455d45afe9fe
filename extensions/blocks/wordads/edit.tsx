import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import {
	BlockControls,
	InspectorControls,
	useBlockProps,
} from '@wordpress/block-editor';
import {
	PanelBody,
	ToggleControl,
	ToolbarDropdownMenu,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { Frames } from './editor/frames';
import { stateClasses } from './formats';
import { AD_FORMATS, adFormat } from './server-data';
import { icon } from './icon';
import { messages } from './messages';

/** Shows what visitors will see in the format. */
export function Edit( {
	attributes: { format, hideMobile },
	setAttributes,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const chosen = adFormat( format );
	return (
		<>
			<BlockControls group="block">
				<ToolbarDropdownMenu
					icon={ icon }
					label={ messages.pickFormat() }
					controls={ AD_FORMATS.map( ( each ) => ( {
						title: messages.formatLabel( each ),
						role: 'menuitemradio',
						isActive: each === chosen,
						onClick: () => setAttributes( { format: each.name } ),
					} ) ) }
				/>
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ messages.visibility() }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ messages.hideOnMobile() }
						help={ messages.hideHelp() }
						checked={ hideMobile }
						onChange={ ( next ) =>
							setAttributes( { hideMobile: next } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<div
				{ ...useBlockProps( {
					className: stateClasses( chosen.name, hideMobile ),
				} ) }
			>
				<Frames format={ chosen } />
			</div>
		</>
	);
}
