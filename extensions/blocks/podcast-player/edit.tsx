import { useEndpoint } from '#shared/api';
import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useIsPreview } from '#shared/ui';
import {
	BlockControls,
	useBlockProps,
	useSettings,
} from '@wordpress/block-editor';
import {
	Notice,
	Spinner,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import type { CSSProperties, ReactNode } from 'react';
import { readPodcast } from './api';
import type { attributes as schema } from './attributes';
import { AddressForm } from './editor/address-form';
import { Boundary, Stage } from './editor/stage';
import { feedProblem, feedSentence, messages } from './messages';
import { PodcastInspector, useSurroundings } from './editor/inspector';
import { podcastOfExample } from './example.data';
import { part } from './markup';
import type { PaletteColor } from './rules/chosen-color';
import { colorStyle } from './rules/colors';
import { feedAddress } from './rules/addresses';

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
	const showsForm = ! podcast && ( status !== 'loading' || entered );
	useEffect( () => {
		if ( entered !== null && data ) {
			setAttributes( { url: entered, title: data.title } );
			setEntered( null );
			setIsReplacing( false );
		}
	}, [ entered, data, setAttributes ] );
	const handleCancel = () => {
		setIsReplacing( false );
		setEntered( null );
	};
	const blockProps = useBlockProps( {
		style: colorStyle( attributes ) as CSSProperties,
		ref: setElement,
	} );
	return (
		<>
			{ podcast && ! isReplacing && (
				<BlockControls group="other">
					<ToolbarGroup>
						<ToolbarButton
							label={ messages.editUrl() }
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
				{ ( showsForm || isReplacing ) && (
					<AddressForm
						url={ entered ?? attributes.url }
						error={
							answer.error ? feedSentence( answer.error ) : ''
						}
						isBusy={ status === 'loading' }
						onCancel={ isReplacing ? handleCancel : undefined }
						onSubmit={ ( next ) => {
							if ( next === url ) {
								answer.retry();
							}
							setEntered( next );
						} }
					/>
				) }
				{ status === 'loading' && ! isReplacing && ! entered && (
					<p className={ part( 'reading' ) } role="status">
						<Spinner />
						{ messages.reading() }
					</p>
				) }
				{ podcast && ! isReplacing && (
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

/** Returns all colors of the theme, WordPress and the user. */
function usePalette(): PaletteColor[] {
	return useSettings(
		'color.palette.custom',
		'color.palette.theme',
		'color.palette.default'
	).flatMap( ( colors ) =>
		Array.isArray( colors ) ? ( colors as PaletteColor[] ) : []
	);
}
