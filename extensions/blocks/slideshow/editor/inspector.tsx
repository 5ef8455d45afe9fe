import type { AttributesOf } from '#shared/attributes';
import { LightboxToggle } from '#shared/lightbox';
import { AltControl, changeSlide } from '#shared/slides';
import { FieldProblem, useTyped } from '#shared/ui';
import { safeHref, withoutInvisible } from '#shared/validation';
import {
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
	TextControl,
} from '@wordpress/components';
import { useReducedMotion } from '@wordpress/compose';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import {
	type attributes as schema,
	DELAY,
	EFFECTS,
	type Slide,
} from '../attributes';
import { messages } from '../messages';

type Attributes = AttributesOf< typeof schema >;

/** The "Autoplay", "Effects" and "Image Settings" panels. The component's children are shown in "Image Settings". */
export function SlideshowInspector( {
	attributes: { autoplay, delay, effect, lightbox },
	setAttributes,
	children,
}: {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
	children: ReactNode;
} ): ReactNode {
	const isReduced = useReducedMotion();
	return (
		<InspectorControls>
			<PanelBody title={ messages.autoplay() }>
				<ToggleControl
					label={ messages.autoplay() }
					help={
						autoplay && isReduced
							? messages.reducedMotion()
							: messages.autoplayHelp()
					}
					checked={ autoplay }
					onChange={ ( next ) => setAttributes( { autoplay: next } ) }
				/>
				{ autoplay && (
					<RangeControl
						__next40pxDefaultSize
						label={ messages.delay() }
						value={ delay }
						min={ DELAY.min }
						max={ DELAY.max }
						onChange={ ( next ) =>
							setAttributes( {
								delay: next ?? DELAY.fallback,
							} )
						}
					/>
				) }
			</PanelBody>
			<PanelBody title={ messages.effects() } initialOpen={ false }>
				<SelectControl
					__next40pxDefaultSize
					label={ messages.transitionEffect() }
					value={ effect }
					options={ EFFECTS.map( ( value ) => ( {
						value,
						label: messages.effect[ value ](),
					} ) ) }
					onChange={ ( next ) => setAttributes( { effect: next } ) }
				/>
			</PanelBody>
			<PanelBody title={ messages.imageSettings() } initialOpen={ false }>
				{ children }
				<LightboxToggle
					isOn={ lightbox }
					onChange={ ( next ) => setAttributes( { lightbox: next } ) }
				/>
			</PanelBody>
		</InspectorControls>
	);
}

const MAX_PER_REQUEST = 100;

type ImageSize = { slug: string; name: string };

/** A menu of the image sizes in the editor's settings. Choosing a size requests the URL of each image in that size. */
export function SizeControl( {
	sizeSlug,
	ids,
	onChange,
}: {
	sizeSlug: string;
	ids: readonly number[];
	/** @param media Attachments of the slides, with their image sizes. */
	onChange( sizeSlug: string, media: readonly unknown[] ): void;
} ): ReactNode {
	const registry = useRegistry();
	const { createErrorNotice } = useDispatch( noticesStore );
	const [ isBusy, setIsBusy ] = useState( false );
	const sizes = useSelect( ( select ) => {
		const { imageSizes } = select( blockEditorStore ).getSettings() as {
			imageSizes?: readonly ImageSize[];
		};
		return imageSizes;
	}, [] );
	const offered = ( sizes ?? [] ).some( ( { slug } ) => slug === sizeSlug )
		? ( sizes ?? [] )
		: [ ...( sizes ?? [] ), { slug: sizeSlug, name: sizeSlug } ];

	async function load( include: readonly number[] ): Promise< unknown[] > {
		const request = [
			'postType',
			'attachment',
			{ include, per_page: MAX_PER_REQUEST, context: 'view' },
		] as const;
		const found = await registry
			.resolveSelect( coreStore )
			.getEntityRecords( ...request )
			.catch( () => null );
		if ( ! found ) {
			// WordPress remembers the failure, so without this, another attempt would send no request.
			void registry
				.dispatch( coreStore )
				.invalidateResolution( 'getEntityRecords', [ ...request ] );
			throw new Error( 'No attachments.' );
		}
		return found;
	}

	async function handleChange( slug: string ): Promise< void > {
		setIsBusy( true );
		try {
			const media: unknown[] = [];
			for ( let at = 0; at < ids.length; at += MAX_PER_REQUEST ) {
				media.push(
					...( await load( ids.slice( at, at + MAX_PER_REQUEST ) ) )
				);
			}
			onChange( slug, media );
		} catch {
			createErrorNotice( messages.sizeFailed(), {
				id: 'dovetail-slideshow-size',
			} );
		} finally {
			setIsBusy( false );
		}
	}

	return (
		<SelectControl
			__next40pxDefaultSize
			label={ messages.imageSize() }
			value={ sizeSlug }
			disabled={ isBusy }
			options={ offered.map( ( { slug, name } ) => ( {
				value: slug,
				label: name,
			} ) ) }
			onChange={ ( slug ) => void handleChange( slug ) }
		/>
	);
}

/** Fields of the current slide: its alternative text and its link. */
export function SlideControl( {
	slides,
	current,
	onChange,
}: {
	slides: readonly Slide[];
	current: number;
	onChange( slides: readonly Slide[] ): void;
} ): ReactNode {
	const slide = slides[ current ];
	if ( ! slide ) {
		return null;
	}
	const change = ( changes: Partial< Slide > ) =>
		onChange( changeSlide( slides, current, changes ) );
	return (
		<>
			<AltControl
				index={ current }
				help={ messages.altHelp() }
				value={ slide.alt }
				onChange={ ( alt ) => change( { alt } ) }
			/>
			<LinkControl
				key={ current }
				position={ current + 1 }
				link={ slide.link }
				onChange={ ( link ) => change( { link } ) }
			/>
		</>
	);
}

const readLink = ( text: string ): string | null =>
	text.trim() === '' ? '' : ( slideLink( text ) ?? null );

function LinkControl( {
	position,
	link = '',
	onChange,
}: {
	position: number;
	link: string | undefined;
	onChange( link: string | undefined ): void;
} ): ReactNode {
	const { text, isWrong, handleChange, handleBlur } = useTyped(
		link,
		readLink,
		( next ) => onChange( next || undefined )
	);
	return (
		<TextControl
			__next40pxDefaultSize
			type="url"
			label={ messages.linkOf( position ) }
			placeholder="https://"
			aria-invalid={ isWrong }
			help={
				isWrong && <FieldProblem>{ messages.noLink() }</FieldProblem>
			}
			value={ text }
			onChange={ handleChange }
			onBlur={ handleBlur }
		/>
	);
}

/** Matches characters that can start a shortcode or end an HTML attribute. */
const SIGNS = /['[\]]/g;

/** Returns the URL of a slide's link in the saved format. Undefined unless the scheme is http, https, mailto or tel. */
function slideLink( typed: string ): string | undefined {
	return safeHref( withoutInvisible( typed ) )?.replace(
		SIGNS,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);
}
