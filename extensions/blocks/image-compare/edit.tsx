import type { AttributesOf } from '#shared/attributes';
import { LightboxToggle } from '#shared/lightbox';
import { CaptionField, useHeldSelection } from '#shared/ui';
import type { EditProps } from '#shared/definitions';
import { BlockIcon, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { CompareInspector, LabelControls } from './editor/inspector';
import { CompareToolbar, Slot, Uploading } from './editor/slot';
import { Stage } from './editor/stage';
import { usePicture } from './editor/use-picture';
import { icon } from './icon';
import { ROOT_CLASS } from './markup';
import { messages } from './messages';

/**
 * Shows two placeholders, then the slider with a caption below. Does not use a figure element: the editor sets roles on
 * the block and its caption that figure and figcaption cannot have.
 */
export function Edit( {
	attributes,
	setAttributes,
	isSelected,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const { imageBefore, imageAfter, caption, orientation, showLabels } =
		attributes;
	const labels = {
		before: attributes.labelBefore,
		after: attributes.labelAfter,
	};
	const position = attributes.startingPosition;
	const handleMove = ( startingPosition: number ) =>
		setAttributes( { startingPosition } );
	const before = usePicture( 'before', imageBefore, ( next ) =>
		setAttributes( { imageBefore: next } )
	);
	const after = usePicture( 'after', imageAfter, ( next ) =>
		setAttributes( { imageAfter: next } )
	);
	const controls = [ before, after ];
	const isComplete = before.picture && after.picture;
	const isEdited = useHeldSelection( isSelected );

	return (
		<>
			<CompareToolbar
				controls={ controls }
				onSwap={ () =>
					setAttributes( {
						imageBefore: imageAfter,
						imageAfter: imageBefore,
					} )
				}
			/>
			<CompareInspector
				orientation={ orientation }
				onOrient={ ( next ) => setAttributes( { orientation: next } ) }
				position={ position }
				onMove={ handleMove }
				controls={ controls }
			>
				<LabelControls
					labels={ labels }
					showLabels={ showLabels }
					onShow={ ( next ) => setAttributes( { showLabels: next } ) }
					onLabel={ ( place, label ) =>
						setAttributes(
							place === 'before'
								? { labelBefore: label }
								: { labelAfter: label }
						)
					}
				/>
				<LightboxToggle
					hasButtons
					isOn={ attributes.lightbox }
					onChange={ ( lightbox ) => setAttributes( { lightbox } ) }
				/>
			</CompareInspector>
			<div { ...useBlockProps() }>
				{ before.picture && after.picture ? (
					<>
						<Stage
							before={ before.picture }
							after={ after.picture }
							orientation={ orientation }
							labels={ labels }
							showLabels={ showLabels }
							position={ position }
							onMove={ handleMove }
						/>
						{ controls.map(
							( { place, preview } ) =>
								preview && (
									<Uploading
										key={ place }
										preview={ preview }
									/>
								)
						) }
					</>
				) : (
					<>
						<p className={ `${ ROOT_CLASS }__help` }>
							<BlockIcon icon={ icon } showColors />
							{ messages.emptyHelp() }
						</p>
						<div className={ `${ ROOT_CLASS }__slots` }>
							{ controls.map( ( control ) => (
								<Slot
									key={ control.place }
									control={ control }
								/>
							) ) }
						</div>
					</>
				) }
				{ ( caption || ( isEdited && isComplete ) ) && (
					<CaptionField
						value={ caption }
						onChange={ ( next ) =>
							setAttributes( { caption: next } )
						}
					/>
				) }
			</div>
		</>
	);
}
