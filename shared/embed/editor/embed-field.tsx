import { FieldProblem } from '#shared/ui';
import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from './messages';
import type { EmbedProvider } from './provider';
import { useEmbedding } from './use-embedding';

/**
 * The URL field of an embed in the sidebar. An invalid URL shows an error next to the field, and the block keeps its
 * current embed.
 */
export function EmbedField< Attributes >( {
	provider,
	attributes,
	label,
	problem,
	onEmbed,
}: {
	provider: EmbedProvider< Attributes >;
	attributes: Attributes;
	label: string;
	problem: string;
	onEmbed( attributes: Partial< Attributes > ): void;
} ): ReactNode {
	const current = provider.link( attributes );
	const [ draft, setDraft ] = useState< string >();
	const { failed, sentence, isEmbedding, submit } = useEmbedding( provider, {
		onEmbed,
	} );
	const text = draft ?? current;
	const isFailed = failed !== '' && failed === text.trim();
	return (
		<form
			className="dovetail-embed-field"
			onSubmit={ ( event ) => {
				event.preventDefault();
				void submit( text, ( found ) => {
					onEmbed( found );
					setDraft( ( typed ) =>
						typed === text ? undefined : typed
					);
				} );
			} }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				value={ text }
				onChange={ setDraft }
				help={
					isFailed ? (
						<FieldProblem>{ sentence || problem }</FieldProblem>
					) : undefined
				}
				aria-invalid={ isFailed ? true : undefined }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				type="submit"
				accessibleWhenDisabled
				disabled={ isEmbedding || ! draft?.trim() }
			>
				{ isEmbedding ? messages.embedding() : messages.embed() }
			</Button>
		</form>
	);
}
