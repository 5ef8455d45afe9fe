import { CancelButton, FieldProblem, moveFocus } from '#shared/ui';
import { BlockIcon } from '@wordpress/block-editor';
import {
	Button,
	ExternalLink,
	Placeholder,
	Spinner,
	TextControl,
} from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { messages } from './messages';
import type { EmbedProvider } from './provider';
import { linkParagraph } from './transforms';
import { useEmbedding } from './use-embedding';

/** Texts of the embed form, taken from the specification. */
export type EmbedMessages = {
	/** Returns one sentence, or several sentences in their order, which may differ between variations. */
	instructions( attributes: object ): string | readonly string[];
	field(): string;
	placeholder?(): string;
	/** Help links with label and URL. */
	links?(): readonly ( readonly [ label: string, address: string ] )[];
	/** Label of the toolbar button. */
	edit(): string;
	problem( entered: string ): string;
	/** Default text of the button that opens the page. */
	buttonText?(): string;
};

/** Component that shows suggestions, such as search results, below the field. */
export type SuggestionsOf< Attributes > = ComponentType< {
	text: string;
	onEmbed( attributes: Partial< Attributes > ): void;
} >;

type Props< Attributes > = {
	provider: EmbedProvider< Attributes >;
	icon: ReactElement;
	/** Name of the block or of its active variation. */
	title?: string;
	messages: EmbedMessages;
	/** Attributes of the block, which tell its variation. */
	attributes: object;
	Suggestions?: SuggestionsOf< Attributes >;
	/** Initial text of the field. */
	start: string;
	/** Whether the block already shows the embed for the text in `start`. */
	isShown: boolean;
	/** Called with the attributes for a new block's short URL, once the site has resolved it. */
	onLookedUp?: ( attributes: Partial< Attributes > ) => void;
	/** How often the author pressed “Edit URL”. The field gets the focus each time. */
	editCount: number;
	onEmbed( attributes: Partial< Attributes > ): void;
	onFail(): void;
	onConvert( paragraph: object ): void;
	/** Cancels editing; undefined if the block has no embed to go back to. */
	onCancel?: () => void;
};

/** A form with a field for a URL or an embed code. After an error, the field keeps the input. */
export function EmbedForm< Attributes >( {
	provider,
	icon,
	title,
	messages: words,
	attributes,
	Suggestions,
	start,
	isShown,
	onLookedUp,
	editCount,
	onEmbed,
	onFail,
	onConvert,
	onCancel,
}: Props< Attributes > ): ReactNode {
	const [ text, setText ] = useState( start );
	const field = useRef< HTMLInputElement >( null );
	const { failed, sentence, isEmbedding, submit } = useEmbedding( provider, {
		onEmbed,
		onFail() {
			onFail();
			moveFocus( field.current?.form ?? null, field.current );
		},
	} );
	const isFailed = failed !== '' && failed === text.trim();
	const isNew = useRef( onLookedUp !== undefined );
	useEffect( () => {
		if ( isNew.current && provider.parse( start ) ) {
			void submit( start, onLookedUp );
		}
		isNew.current = false;
	} );
	useEffect( () => {
		if ( editCount > 0 ) {
			field.current?.focus();
		}
	}, [ editCount ] );
	const [ instructions, ...more ] = [
		words.instructions( attributes ),
	].flat();
	return (
		<Placeholder
			icon={ <BlockIcon icon={ icon } showColors /> }
			label={ title }
			instructions={ instructions }
			className="dovetail-embed-form"
		>
			{ more.map( ( paragraph ) => (
				<p key={ paragraph }>{ paragraph }</p>
			) ) }
			<form
				onSubmit={ ( event ) => {
					event.preventDefault();
					// The input is unchanged, so keep the current embed.
					if ( isShown && text === start ) {
						onEmbed( {} );
					} else {
						void submit( text );
					}
				} }
			>
				<TextControl
					ref={ field }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					hideLabelFromVision
					label={ words.field() }
					placeholder={ ( words.placeholder ?? words.field )() }
					value={ text }
					onChange={ setText }
				/>
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					accessibleWhenDisabled
					disabled={ isEmbedding || ! text.trim() }
				>
					{ messages.embed() }
				</Button>
				<CancelButton onClick={ onCancel } />
			</form>
			<div role="status">
				{ isEmbedding && (
					<>
						<Spinner />
						{ messages.embedding() }
					</>
				) }
			</div>
			{ isFailed && (
				<div className="dovetail-embed-form__failure">
					<FieldProblem>
						{ sentence || words.problem( failed ) }
					</FieldProblem>
					{ provider.isConvertible && (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ () =>
								onConvert( linkParagraph( failed ) )
							}
						>
							{ messages.convert() }
						</Button>
					) }
				</div>
			) }
			{ Suggestions && (
				<Suggestions
					// A URL without an ID may contain a name to search for.
					text={ ( isFailed && provider.short?.( text ) ) || text }
					onEmbed={ onEmbed }
				/>
			) }
			{ words.links?.().map( ( [ label, address ] ) => (
				<ExternalLink key={ address } href={ address }>
					{ label }
				</ExternalLink>
			) ) }
		</Placeholder>
	);
}
