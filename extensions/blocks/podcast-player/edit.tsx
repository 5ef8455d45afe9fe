import { useEndpoint } from '#shared/api';
import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { NotReady } from '#shared/not-ready';
import { CancelButton, moveFocus, useIsPreview } from '#shared/ui';
import {
	BlockControls,
	useBlockProps,
	useSettings,
	BlockIcon,
} from '@wordpress/block-editor';
import {
	Notice,
	Spinner,
	ToolbarButton,
	ToolbarGroup,
	Button,
	Placeholder,
} from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import type { CSSProperties, ReactNode } from 'react';
import { readPodcast } from './api';
import type { attributes as schema } from './attributes';
import { PodcastInspector, useSurroundings } from './editor/inspector';
import { Boundary, Stage } from './editor/stage';
import { podcastOfExample } from './example.data';
import { icon } from './icon';
import { part } from './markup';
import { feedProblem, feedSentence, messages } from './messages';
import { feedAddress } from './rules/addresses';
import type { PaletteColor } from './rules/chosen-color';
import { colorStyle } from './rules/colors';

/** Shows the URL form, a loading state, an error, or the player. */
export function Edit( {
	attributes,
	setAttributes,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const isPreview = useIsPreview();
	const palette = usePalette();
	const [ element, setElement ] = useState< HTMLElement | null >( null );
	const surroundings = useSurroundings( element );
	const [ isReplacing, setIsReplacing ] = useState( false );
	// An entered URL is saved only after its podcast has loaded.
	const [ entered, setEntered ] = useState< string | null >( null );
	const url = entered ?? feedAddress( attributes.url );
	const answer = useEndpoint(
		readPodcast,
		url === null || isPreview ? null : { query: { url } }
	);
	const { status, data } = answer;
	const podcast = isPreview ? podcastOfExample : data;
	const problem = data ? feedProblem( data.problem ) : '';
	// The form stays until the podcast is taken over, so that it is known whether the form has the focus.
	const showsForm =
		isReplacing ||
		entered !== null ||
		( ! podcast && status !== 'loading' );
	const leave = useCallback( () => {
		// The form is about to disappear.
		moveFocus( element );
		setIsReplacing( false );
		setEntered( null );
	}, [ element ] );
	useEffect( () => {
		if ( entered !== null && data ) {
			setAttributes( { url: entered, title: data.title } );
			leave();
		}
	}, [ entered, data, setAttributes, leave ] );
	const blockProps = useBlockProps( {
		style: colorStyle( attributes ) as CSSProperties,
		ref: setElement,
	} );
	return (
		<>
			{ podcast && ! showsForm && (
				<BlockControls group="other">
					<ToolbarGroup>
						<ToolbarButton
							label={ messages.replaceUrl() }
							showTooltip
							onClick={ () => setIsReplacing( true ) }
						>
							{ messages.replace() }
						</ToolbarButton>
					</ToolbarGroup>
				</BlockControls>
			) }
			<PodcastInspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				palette={ palette }
				surroundings={ surroundings }
			/>
			<div { ...blockProps } aria-busy={ status === 'loading' }>
				{ showsForm && (
					<AddressForm
						url={ entered ?? attributes.url }
						error={
							answer.error ? feedSentence( answer.error ) : ''
						}
						isBusy={ status === 'loading' }
						takesFocus={ isReplacing }
						onCancel={ isReplacing ? leave : undefined }
						onSubmit={ ( next ) => {
							if ( next === url ) {
								answer.retry();
							}
							setEntered( next );
						} }
					/>
				) }
				{ status === 'loading' && ! showsForm && (
					<p className={ part( 'reading' ) } role="status">
						<Spinner />
						{ messages.reading() }
					</p>
				) }
				{ podcast && ! showsForm && (
					<Boundary>
						{ problem && (
							<Notice
								status="warning"
								isDismissible={ false }
								actions={ [
									{
										label: messages.tryAgain(),
										onClick: answer.retry,
									},
								] }
							>
								{ problem } { messages.lastGoodCopy() }
							</Notice>
						) }
						<Stage podcast={ podcast } attributes={ attributes } />
					</Boundary>
				) }
			</div>
		</>
	);
}

/** Returns all palette colors of the theme, WordPress and the user. */
function usePalette(): PaletteColor[] {
	return useSettings(
		'color.palette.custom',
		'color.palette.theme',
		'color.palette.default'
	).flatMap( ( colors ) =>
		Array.isArray( colors ) ? ( colors as PaletteColor[] ) : []
	);
}

/** The form for the feed's URL. The entered text stays in the field after an error. */
function AddressForm( {
	url,
	error,
	isBusy,
	takesFocus,
	onSubmit,
	onCancel,
}: {
	url: string;
	/** Error of the previous attempt; empty if there was none. */
	error: string;
	isBusy: boolean;
	takesFocus: boolean;
	onSubmit( url: string ): void;
	/** Closes the form without changing the podcast; undefined if there is no podcast yet. */
	onCancel?: () => void;
} ): ReactNode {
	const id = useInstanceId( AddressForm, 'dovetail-podcast-address' );
	const [ text, setText ] = useState( url );
	const [ isRefused, setIsRefused ] = useState( false );
	const field = useRef< HTMLInputElement >( null );
	useEffect( () => {
		if ( takesFocus ) {
			field.current?.focus();
		}
	}, [ takesFocus ] );
	const sentence = isRefused ? messages.invalidUrl() : error;
	const isSame = feedAddress( text ) === url;
	const submit = () => {
		if ( isBusy ) {
			return messages.reading();
		}
		return error && isSame ? messages.tryAgain() : messages.embed();
	};
	return (
		<Placeholder
			icon={ <BlockIcon icon={ icon } showColors /> }
			label={ messages.title() }
			instructions={ messages.instructions() }
		>
			<form
				noValidate
				className={ part( 'form' ) }
				onSubmit={ ( event ) => {
					event.preventDefault();
					const address = feedAddress( text );
					setIsRefused( address === null );
					if ( address !== null && ! isBusy ) {
						onSubmit( address );
					}
				} }
			>
				<input
					ref={ field }
					type="url"
					className="components-placeholder__input"
					aria-label={ messages.address() }
					placeholder={ messages.addressExample() }
					value={ text }
					aria-invalid={ sentence !== '' }
					aria-describedby={ sentence ? String( id ) : undefined }
					onChange={ ( { target } ) => {
						setText( target.value );
						setIsRefused( false );
					} }
				/>
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ isBusy }
					accessibleWhenDisabled
					disabled={ isBusy || ! text.trim() }
				>
					{ submit() }
				</Button>
				<CancelButton onClick={ onCancel } />
			</form>
			{ error && ! onCancel && <NotReady>{ error }</NotReady> }
			{ sentence && (
				<p
					id={ String( id ) }
					className={ part( 'form-error' ) }
					role="alert"
				>
					{ sentence }
				</p>
			) }
		</Placeholder>
	);
}
