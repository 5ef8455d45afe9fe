import { useBehavior, useIsPreview } from '#shared/ui';
import { RichText } from '@wordpress/block-editor';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import {
	CAPTION_CLASS,
	DISABLED_ATTRIBUTE,
	LINK_CLASS,
	LIST_CLASS,
	PREVIEW_ATTRIBUTE,
	ROOT_CLASS,
	SHOW_EVENT,
	SLIDE_CLASS,
	STAGE_CLASS,
	START_ATTRIBUTE,
	TEXT_CLASS,
	toStageAttributes,
} from '../markup';
import { messages } from '../messages';
import type { StorySettings } from '../rules/settings';
import type { Slide } from '../rules/slides';
import { SlideMedia } from '../save';
import { story } from '../view/story';
import { touched } from '../view/touched';
import { LibraryButton } from './library-button';

/** Replaces a missing image or video with its alternative text and a button to choose another file. */
function Hole( {
	alt,
	onReplace,
}: {
	alt: string;
	onReplace( media: unknown ): void;
} ): ReactNode {
	return (
		<div className={ `${ ROOT_CLASS }__hole` }>
			<p>{ messages.missing() }</p>
			{ alt && <p>{ messages.missingAlt( alt ) }</p> }
			<LibraryButton
				label={ messages.replaceSlide() }
				variant="primary"
				onSelect={ ( [ media ] ) => onReplace( media ) }
			/>
		</div>
	);
}

/**
 * The saved markup on the canvas, with the visitors' player. The player is disabled while the author types or works
 * outside the block, including in the sidebar, so that the edited slide stays visible. Changed content restarts the
 * player at the same slide.
 */
export function Stage( {
	slides,
	settings,
	current,
	isSelected,
	onShow,
	onReplace,
	onWrite,
}: {
	slides: readonly Slide[];
	settings: StorySettings;
	current: number;
	isSelected: boolean;
	onShow( index: number ): void;
	onReplace( media: unknown ): void;
	onWrite( index: number, changes: Partial< Slide > ): void;
} ): ReactNode {
	const [ missing, setMissing ] = useState< readonly string[] >( [] );
	const [ isBusy, setBusy ] = useState( false );
	useEffect( () => {
		const editor = new AbortController();
		const { signal } = editor;
		const onElsewhere = ( { target }: Event ) => {
			if ( ! ( target as Element ).closest?.( `.${ ROOT_CLASS }` ) ) {
				setBusy( true );
			}
		};
		// Listen to the page around the canvas, with the sidebar and toolbars.
		document.addEventListener( 'focusin', onElsewhere, { signal } );
		document.addEventListener( 'pointerdown', onElsewhere, { signal } );
		return () => editor.abort();
	}, [] );
	const onInside = ( { target }: { target: EventTarget } ) =>
		setBusy(
			Boolean( ( target as Element ).closest( '[contenteditable]' ) )
		);
	const isPreview = useIsPreview();
	const isMissing = ( { url }: Slide ) => ! url || missing.includes( url );
	const player = useRef< { stage: HTMLElement; shown: number } >();
	const run = ( stage: HTMLElement, signal: AbortSignal ) => {
		stage.addEventListener(
			SHOW_EVENT,
			( event ) => {
				const shown: number = Reflect.get( event, 'detail' );
				player.current = { stage, shown };
				onShow( shown );
			},
			{ signal }
		);
		story( stage, signal, async () => ( { touched } ) );
	};
	// If the author selected a slide in the sidebar, press that slide's bar in the player.
	useEffect( () => {
		const { stage, shown } = player.current ?? {};
		if ( shown !== current ) {
			stage
				?.querySelectorAll< HTMLElement >( `.${ ROOT_CLASS }__bar` )
				[ current ]?.click();
		}
	}, [ current ] );
	const ref = useBehavior( isPreview ? null : run, [ isPreview ] );

	return (
		<div
			key={ JSON.stringify( [
				settings,
				missing,
				...slides.map( ( { url, poster, captions } ) => [
					url,
					poster,
					captions,
				] ),
			] ) }
			ref={ ref }
			className={ STAGE_CLASS }
			{ ...toStageAttributes( settings ) }
			{ ...{
				[ PREVIEW_ATTRIBUTE ]: '',
				[ START_ATTRIBUTE ]: String( current ),
				[ DISABLED_ATTRIBUTE ]: isSelected && ! isBusy ? undefined : '',
			} }
			onFocusCapture={ onInside }
			onPointerDownCapture={ onInside }
		>
			<ol className={ LIST_CLASS }>
				{ slides.map( ( slide, index ) => (
					<li key={ index } className={ SLIDE_CLASS }>
						<figure>
							{ isMissing( slide ) ? (
								<Hole
									alt={ slide.alt }
									onReplace={ onReplace }
								/>
							) : (
								<SlideMedia
									slide={ slide }
									onError={ () =>
										setMissing( ( others ) => [
											...others,
											slide.url ?? '',
										] )
									}
								/>
							) }
							<SlideCaption
								slide={ slide }
								index={ index }
								isSelected={ isSelected }
								onChange={ ( changes ) =>
									onWrite( index, changes )
								}
							/>
						</figure>
					</li>
				) ) }
			</ol>
		</div>
	);
}

function SlideCaption( {
	slide: { text, link, linkText },
	index,
	isSelected,
	onChange,
}: {
	slide: Slide;
	index: number;
	isSelected: boolean;
	onChange( changes: Partial< Slide > ): void;
} ): ReactNode {
	const hasLink = Boolean( link || linkText );
	if ( ! isSelected && ! text && ! hasLink ) {
		return null;
	}
	return (
		<figcaption className={ CAPTION_CLASS }>
			{ ( isSelected || text ) && (
				<RichText
					identifier={ `text-${ index }` }
					tagName="p"
					className={ TEXT_CLASS }
					aria-label={ messages.textOf( index + 1 ) }
					placeholder={ messages.addText() }
					value={ text }
					onChange={ ( next ) => onChange( { text: next } ) }
				/>
			) }
			{ hasLink && (
				<RichText
					identifier={ `link-${ index }` }
					tagName="span"
					className={ LINK_CLASS }
					aria-label={ messages.linkTextOf( index + 1 ) }
					placeholder={ messages.addLinkText() }
					value={ linkText }
					allowedFormats={ [] }
					disableLineBreaks
					onChange={ ( next ) => onChange( { linkText: next } ) }
				/>
			) }
		</figcaption>
	);
}
