import { useBehavior, useIsPreview } from '#shared/ui';
import { runViewModule } from '#shared/view';
import { RichText } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import {
	FAILED_EVENT,
	HOLD_ATTRIBUTE,
	LIST_CLASS,
	SHOW_EVENT,
	SLIDE_CLASS,
	STAGE_CLASS,
	START_ATTRIBUTE,
	toStageAttributes,
	type StageData,
} from '../markup';
import { messages } from '../messages';
import type { Slide } from '../rules/slides';
import { SlidePicture } from '../save';

/**
 * The saved markup in the canvas, run by the visitors' script, with editable captions. The script moves slides in the
 * document, so React gets a new stage whenever the slides change; otherwise it only changes the content of slides.
 */
export function Stage( {
	slides,
	data,
	current,
	attempt,
	isSelected,
	onShow,
	onFailed,
	onCaption,
}: {
	slides: readonly Slide[];
	data: StageData;
	/** Index of the current slide. */
	current: number;
	/** Number of retries to load the library. */
	attempt: number;
	isSelected: boolean;
	onShow( index: number ): void;
	onFailed(): void;
	onCaption( index: number, caption: string ): void;
} ): ReactNode {
	const isPreview = useIsPreview();
	const ref = useBehavior(
		( stage, signal ) => {
			stage.addEventListener(
				SHOW_EVENT,
				( event ) => onShow( Reflect.get( event, 'detail' ) ),
				{ signal }
			);
			stage.addEventListener( FAILED_EVENT, onFailed, { signal } );
			if ( ! isPreview ) {
				runViewModule( 'slideshow', stage.ownerDocument ).catch(
					() => signal.aborted || onFailed()
				);
			}
		},
		[ isPreview ],
		{ isOwn: false }
	);

	return (
		<div
			key={ JSON.stringify( [
				data.effect,
				attempt,
				...slides.map( ( { url } ) => url ),
			] ) }
			ref={ ref }
			className={ STAGE_CLASS }
			{ ...toStageAttributes( data ) }
			{ ...{ [ START_ATTRIBUTE ]: String( current ) } }
			{ ...( isSelected ? { [ HOLD_ATTRIBUTE ]: '' } : {} ) }
		>
			<ul className={ LIST_CLASS }>
				{ slides.map( ( slide, index ) => (
					<li key={ index } className={ SLIDE_CLASS }>
						<figure>
							<SlidePicture slide={ slide } />
							{ ( isSelected || slide.caption ) && (
								<figcaption className="wp-element-caption">
									<RichText
										identifier={ `caption-${ index }` }
										tagName="div"
										aria-label={ messages.captionOf(
											index + 1
										) }
										placeholder={ messages.addCaption() }
										value={ slide.caption }
										onChange={ ( caption ) =>
											onCaption( index, caption )
										}
									/>
								</figcaption>
							) }
						</figure>
					</li>
				) ) }
			</ul>
		</div>
	);
}
