import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { parseLocale } from '#shared/validation';
import {
	AlignmentControl,
	BlockControls,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import type { ReactNode } from 'react';
import { ALIGNMENTS, type attributes as schema } from './attributes';
import { RatingInspector } from './editor/inspector';
import { StarSlider } from './editor/star-slider';
import { VALUE_CLASS, valueText } from './markup';
import { messages } from './messages';
import { ratingWithin } from './rules/rating';

const localized = ( rating: number ) =>
	rating.toLocaleString( parseLocale( document.documentElement.lang ) );

/**
 * The block in the editor. Authors set the rating with the stars; the highest rating, number and color are in the
 * sidebar.
 */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const { align, color } = attributes;
	const { insertAfterBlock, removeBlock } = useDispatch( blockEditorStore );
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
				clientId={ clientId }
			/>
			<p { ...blockProps }>
				<StarSlider
					rating={ attributes.rating }
					maxRating={ attributes.maxRating }
					onChange={ ( rating ) => setAttributes( { rating } ) }
					onEnter={ () => void insertAfterBlock( clientId ) }
					onRemove={ () => void removeBlock( clientId ) }
				/>
				{ attributes.showNumber && (
					<span className={ VALUE_CLASS } aria-hidden>
						{ valueText(
							localized(
								ratingWithin(
									attributes.rating,
									attributes.maxRating
								)
							),
							attributes.maxRating
						) }
					</span>
				) }
			</p>
		</>
	);
}
