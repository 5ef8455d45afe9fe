import { AltControl, ArrangeSlide, changeSlide } from '#shared/slides';
import { FieldProblem, PosterControl, useTyped } from '#shared/ui';
import {
	BaseControl,
	Button,
	PanelBody,
	TextControl,
} from '@wordpress/components';
import { useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { LANGUAGE } from '../attributes';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { captionsFromMedia, slideFromMedia } from '../rules/chosen-media';
import { linkAddress, type Slide } from '../rules/slides';
import { LibraryButton } from './library-button';
import { SlideStrip } from './slide-strip';

/**
 * Panel with all slides and the settings of the current slide: position, text, link and removal. Most settings are also
 * available to users who may not upload.
 */
export function SlidePanel( {
	slides,
	current,
	onShow,
	onChange,
	onAdd,
}: {
	slides: readonly Slide[];
	current: number;
	onShow( index: number ): void;
	/** @param next Index of the slide to show afterward; by default the current one. */
	onChange( slides: readonly Slide[], next?: number ): void;
	onAdd( media: readonly unknown[] ): void;
} ): ReactNode {
	const slide = slides[ current ];
	if ( ! slide ) {
		return null;
	}
	const change = ( changes: Partial< Slide > ) =>
		onChange( changeSlide( slides, current, changes ) );
	return (
		<PanelBody title={ messages.slides() }>
			<SlideStrip
				slides={ slides }
				current={ current }
				onShow={ onShow }
				onChange={ onChange }
				onAdd={ onAdd }
			/>
			<div className={ `${ ROOT_CLASS }__arrange` }>
				<p>{ messages.slideOf( current + 1, slides.length ) }</p>
				<ArrangeSlide
					slides={ slides }
					current={ current }
					onChange={ onChange }
				/>
			</div>
			<AltControl
				index={ current }
				help={ messages.altHelp() }
				value={ slide.alt }
				onChange={ ( alt ) => change( { alt } ) }
			/>
			<LinkControl
				key={ current }
				index={ current }
				slide={ slide }
				onChange={ change }
			/>
			{ slide.type === 'video' && (
				<>
					<CaptionsControl
						key={ current }
						slide={ slide }
						onChange={ change }
					/>
					<PosterControl
						label={ messages.poster() }
						help={ messages.posterHelp() }
						poster={ slide.poster }
						onSelect={ ( media ) => {
							const picture = slideFromMedia( media );
							if ( picture?.type === 'image' ) {
								change( { poster: picture.url } );
							}
						} }
						onRemove={ () => change( { poster: undefined } ) }
					/>
				</>
			) }
		</PanelBody>
	);
}

function LinkControl( {
	index,
	slide: { link = '', linkText },
	onChange,
}: {
	index: number;
	slide: Slide;
	onChange( changes: Pick< Slide, 'link' | 'linkText' > ): void;
} ): ReactNode {
	/** The link's text before typing, because the author may empty the field to type another URL. */
	const former = useRef( '' );
	const { text, isWrong, handleChange, handleBlur } = useTyped(
		link,
		linkAddress,
		( next ) =>
			onChange(
				next
					? {
							link: next,
							linkText:
								linkText ||
								former.current ||
								messages.readMore(),
						}
					: { link: undefined, linkText: '' }
			)
	);
	return (
		<TextControl
			__next40pxDefaultSize
			type="url"
			label={ messages.linkOf( index + 1 ) }
			help={ isWrong ? messages.linkRefused() : messages.linkHelp() }
			value={ text }
			aria-invalid={ isWrong }
			onFocus={ () => ( former.current = linkText ) }
			onChange={ handleChange }
			onBlur={ handleBlur }
		/>
	);
}

const TAG = new RegExp( LANGUAGE );

const readLanguage = ( text: string ): string | null => {
	const language = text.trim();
	return language === '' || TAG.test( language ) ? language : null;
};

/** Controls for a video's captions and their language, by default the editor's. */
function CaptionsControl( {
	slide: { captions, captionsLanguage = '' },
	onChange,
}: {
	slide: Slide;
	onChange( changes: Pick< Slide, 'captions' | 'captionsLanguage' > ): void;
} ): ReactNode {
	const language = useTyped( captionsLanguage, readLanguage, ( next ) =>
		onChange( { captions, captionsLanguage: next } )
	);
	return (
		<>
			<BaseControl help={ messages.captionsHelp() }>
				{ captions && <p>{ captions.replace( /^.*\//, '' ) }</p> }
				<LibraryButton
					label={
						captions
							? messages.replaceCaptions()
							: messages.chooseCaptions()
					}
					allowedTypes={ [ 'text/vtt' ] }
					onSelect={ ( [ media ] ) => {
						const address = captionsFromMedia( media );
						if ( address ) {
							onChange( {
								captions: address,
								captionsLanguage:
									captionsLanguage ||
									document.documentElement.lang,
							} );
						}
					} }
				/>
				{ captions && (
					<Button
						__next40pxDefaultSize
						isDestructive
						onClick={ () =>
							onChange( {
								captions: undefined,
								captionsLanguage: undefined,
							} )
						}
					>
						{ messages.removeCaptions() }
					</Button>
				) }
			</BaseControl>
			{ captions && (
				<TextControl
					__next40pxDefaultSize
					label={ messages.captionsLanguage() }
					help={
						language.isWrong ? (
							<FieldProblem>
								{ messages.captionsLanguageRefused() }
							</FieldProblem>
						) : (
							messages.captionsLanguageHelp()
						)
					}
					value={ language.text }
					aria-invalid={ language.isWrong }
					onChange={ language.handleChange }
					onBlur={ language.handleBlur }
				/>
			) }
		</>
	);
}
