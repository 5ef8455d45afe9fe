import type { AttributesOf, AttributesSchema } from '#shared/attributes';
import {
	blockName,
	type EditComponent,
	type EditProps,
	type EditingProps,
} from '#shared/definitions';
import { GuideLink, moveFocus, useIsPreview } from '#shared/ui';
import { useNeedsSaving, useWriteWithoutStep } from '#shared/undo';
import {
	BlockControls,
	InspectorControls,
	useBlockDisplayInformation,
	useBlockProps,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { readableAddress } from '../address';
import {
	EmbedForm,
	type EmbedMessages,
	type SuggestionsOf,
} from './embed-form';
import { EmbedPreview } from './embed-preview';
import { justMade } from './just-made';
import { InertLink } from './inert-link';
import { LinkButton } from './link-button';
import type { EmbedProvider } from './provider';
import { useSetAttributes } from './use-set-attributes';
import { usePreview } from './use-preview';

/** Texts of the form, and the block's own editor components. */
export type EmbedParts< Schema extends AttributesSchema > = {
	messages: EmbedMessages;
	/** Parses the form's input. Needed only if the form accepts more than `provider.parse`. */
	parse?: EmbedProvider< AttributesOf< Schema > >[ 'parse' ];
	Suggestions?: SuggestionsOf< AttributesOf< Schema > >;
	/** Component that replaces the default link in the saved HTML. In the editor, clicks on the link do nothing. */
	Link?: ComponentType< {
		attributes: AttributesOf< Schema >;
		/** Text that the page shows instead of a URL. Undefined until the site has responded. */
		text?: string;
		onClick( event: { preventDefault(): void } ): void;
	} >;
	/** Additional settings, shown when the block has an embed. */
	Settings?: ComponentType<
		EditingProps< Schema > & {
			clientId: string;
			/** Opens the form to edit the URL. */
			onEdit(): void;
		}
	>;
	/** Component that replaces the preview on the canvas once the block has an embed. */
	Canvas?: ComponentType< {
		attributes: AttributesOf< Schema >;
		preview: ReactNode;
		/** The link as visitors see it. Clicks on it do nothing. */
		link: ReactNode;
		/** Whether visitors see a frame instead of only a link. Undefined until the site has responded. */
		isFramed?: boolean;
		/** Opens the form to edit the URL. */
		onEdit(): void;
	} >;
};

/**
 * Returns the edit component of an embed block. An empty block shows a form, otherwise a preview and settings. A new
 * embed loads immediately. In a reopened post, the service is contacted only after the author clicks the preview.
 */
export function embedEdit< Schema extends AttributesSchema >(
	slug: string,
	provider: EmbedProvider< AttributesOf< Schema > >,
	icon: ReactElement,
	parts: EmbedParts< Schema >
): EditComponent< AttributesOf< Schema > > {
	const { messages, Suggestions, Settings } = parts;
	const entered = {
		...provider,
		...( parts.parse && { parse: parts.parse } ),
	};
	const Shown = shownIn( slug, provider, parts );
	return function Edit(
		props: EditProps< AttributesOf< Schema > >
	): ReactNode {
		const { attributes, isSelected, clientId, onReplace } = props;
		const setAttributes = useSetAttributes( provider, props );
		// How often the author pressed “Edit URL” since the form was last closed. Each time, its field gets the focus.
		const [ editCount, setEditCount ] = useState( 0 );
		const [ hasAsked, setHasAsked ] = useState( false );
		const [ root, setRoot ] = useState< HTMLElement | null >( null );
		const title = useBlockDisplayInformation( clientId )?.title;
		const link = provider.link( attributes );
		const isShown = link !== '' && editCount === 0;
		const writeWithoutStep =
			useWriteWithoutStep< AttributesOf< Schema > >( clientId );
		const { requireSaving } = useNeedsSaving();
		const [ made ] = useState( () => justMade.get( clientId ) );
		useEffect( () => void justMade.delete( clientId ), [ clientId ] );
		const leave = () => {
			// The form is about to disappear.
			moveFocus( root );
			setEditCount( 0 );
		};
		const handleEdit = () => setEditCount( ( count ) => count + 1 );
		const show = () => {
			setHasAsked( true );
			leave();
		};
		return (
			<div { ...useBlockProps( { ref: setRoot } ) }>
				{ isShown && (
					<BlockControls>
						<ToolbarGroup>
							<ToolbarButton onClick={ handleEdit }>
								{ messages.edit() }
							</ToolbarButton>
						</ToolbarGroup>
					</BlockControls>
				) }
				{ link !== '' && Settings && (
					<Settings
						attributes={ attributes }
						setAttributes={ setAttributes }
						clientId={ clientId }
						onEdit={ handleEdit }
					/>
				) }
				{ link !== '' && (
					<InspectorControls>
						<GuideLink />
					</InspectorControls>
				) }
				{ isShown ? (
					<Shown
						attributes={ attributes }
						isOpen={ hasAsked }
						isSelected={ isSelected }
						onEdit={ handleEdit }
					/>
				) : (
					<EmbedForm
						provider={ entered }
						icon={ icon }
						title={ title }
						messages={ messages }
						attributes={ attributes }
						Suggestions={ Suggestions }
						start={
							link || ( made ?? shortIn( provider, attributes ) )
						}
						isShown={ link !== '' }
						onLookedUp={
							made
								? ( found ) => {
										show();
										writeWithoutStep( found );
										requireSaving();
									}
								: undefined
						}
						editCount={ editCount }
						onEmbed={ ( found ) => {
							show();
							setAttributes( found );
						} }
						onFail={ () => {
							if ( link && provider.afterFailure ) {
								setAttributes( provider.afterFailure );
							}
						} }
						onConvert={ ( paragraph ) =>
							onReplace?.( [ paragraph ] )
						}
						onCancel={ link ? leave : undefined }
					/>
				) }
			</div>
		);
	};
}

const stay = ( event: { preventDefault(): void } ) => event.preventDefault();

/**
 * Returns the canvas component of an existing embed: a preview or a button, inside the block's own `Canvas` if it has
 * one.
 */
function shownIn< Schema extends AttributesSchema >(
	slug: string,
	provider: EmbedProvider< AttributesOf< Schema > >,
	{ messages, Link, Canvas }: EmbedParts< Schema >
): ComponentType< {
	attributes: AttributesOf< Schema >;
	isOpen: boolean;
	isSelected: boolean;
	onEdit(): void;
} > {
	return function Shown( {
		attributes,
		isOpen,
		isSelected,
		onEdit,
	} ): ReactNode {
		const { frame, text, hasFailed, retry } = usePreview(
			slug,
			attributes
		);
		const isExample = useIsPreview();
		const address = provider.link( attributes );
		// The default link has the same text in every embed, so the URL makes the frame's title unique, as on the page.
		const title = Link ? undefined : readableAddress( address );
		const link = Link ? (
			<Link { ...{ attributes, text } } onClick={ stay } />
		) : (
			<InertLink address={ address } text={ text } />
		);
		const preview = provider.hasButton?.( attributes ) ? (
			<LinkButton
				block={ blockName( 'button' ) }
				address={ address }
				text={ String(
					Reflect.get( attributes, 'buttonText' ) ||
						messages.buttonText?.()
				) }
				service={ frame?.service }
			/>
		) : (
			<EmbedPreview
				frame={ frame && { ...frame, title } }
				onRetry={ hasFailed && ! isExample ? retry : undefined }
				isOpen={ isOpen }
				isSelected={ isSelected }
			>
				{ link }
			</EmbedPreview>
		);
		return Canvas ? (
			<Canvas
				attributes={ attributes }
				preview={ preview }
				link={ link }
				isFramed={ frame === undefined ? undefined : frame !== null }
				onEdit={ onEdit }
			/>
		) : (
			preview
		);
	};
}

/** Returns the block's unresolved short URL, or an empty string. */
function shortIn< Attributes extends object >(
	{ short }: EmbedProvider< Attributes >,
	attributes: Attributes
): string {
	return short?.( String( Reflect.get( attributes, 'url' ) ?? '' ) ) ?? '';
}
