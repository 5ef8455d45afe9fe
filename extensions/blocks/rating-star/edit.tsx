import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import {
	AlignmentControl,
	BlockControls,
	useBlockProps,
} from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { ALIGNMENTS, type attributes as schema } from './attributes';
import { RatingInspector } from './editor/inspector';
import { StarSlider } from './editor/star-slider';
import { messages } from './messages';

/** The stars are the control; highest rating and colour stand in the sidebar. */
export function Edit( {
	attributes,
	setAttributes,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const { align, color } = attributes;
	const blockProps = useBlockProps( {
		className: `has-text-align-${ align }`,
		style: color ? { color } : undefined,
	} );
	return (
		<>
			<BlockControls group="block">
				<AlignmentControl
					label={ messages.alignment() }
					value={ align }
					onChange={ ( next ) =>
						setAttributes( {
							align:
								ALIGNMENTS.find(
									( choice ) => choice === next
								) ?? 'left',
						} )
					}
				/>
			</BlockControls>
			<RatingInspector
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			<p { ...blockProps }>
				<StarSlider
					rating={ attributes.rating }
					maxRating={ attributes.maxRating }
					onChange={ ( rating ) => setAttributes( { rating } ) }
				/>
			</p>
		</>
	);
}
