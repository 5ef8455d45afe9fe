import type { AttributesOf, AttributesSchema } from '#shared/attributes';
import type { EditComponent, EditProps, Editing } from '#shared/definitions';
import { BlockControls, useBlockProps } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { EmbedForm, type EmbedWords, type SuggestionsOf } from './embed-form';
import { EmbedPreview, frameHere, type LinkOf } from './embed-preview';
import type { EmbedProvider } from './provider';
import { useChange } from './use-change';

type Parts< Schema extends AttributesSchema > = {
	icon: ReactElement;
	words: EmbedWords;
	/** What can be chosen for what stands in the form's field. */
	Suggestions?: SuggestionsOf< AttributesOf< Schema > >;
	/** What is saved in place of the one link of most. */
	Link?: LinkOf< AttributesOf< Schema > >;
	/** What else the author may choose, once there is something to show. */
	Settings?: ComponentType< Editing< Schema > & { clientId: string } >;
	/** What stands on the canvas in place of the frame's preview, where it returns something. */
	Instead?: ComponentType<
		Editing< Schema > & {
			clientId: string;
			preview: ReactNode;
			/** Otherwise visitors get a link and nothing more. */
			isFramed: boolean;
		}
	>;
};

/**
 * The edit of an embed: the form while there is nothing to show or another address is wanted, then the preview with
 * what may be chosen. What an author has just embedded is shown at once; a post that is opened again asks nobody before
 * a press.
 */
export function embedEdit< Schema extends AttributesSchema >(
	provider: EmbedProvider< AttributesOf< Schema > >,
	{ icon, words, Suggestions, Link, Settings, Instead }: Parts< Schema >
): EditComponent< AttributesOf< Schema > > {
	return function Edit(
		props: EditProps< AttributesOf< Schema > >
	): ReactNode {
		const { attributes, isSelected, clientId, onReplace } = props;
		const setAttributes = useChange( provider, props );
		const [ isEditing, setIsEditing ] = useState( false );
		const [ hasAsked, setHasAsked ] = useState( false );
		const [ root, setRoot ] = useState< HTMLElement | null >( null );
		const link = provider.link( attributes );
		const isShown = link !== '' && ! isEditing;
		const blockProps = useBlockProps( { ref: setRoot } );
		const preview = (
			<EmbedPreview
				provider={ provider }
				attributes={ attributes }
				isOpen={ hasAsked }
				isSelected={ isSelected }
				Link={ Link }
			/>
		);
		return (
			<div { ...blockProps }>
				{ isShown && (
					<BlockControls>
						<ToolbarGroup>
							<ToolbarButton
								onClick={ () => setIsEditing( true ) }
							>
								{ words.edit() }
							</ToolbarButton>
						</ToolbarGroup>
					</BlockControls>
				) }
				{ link !== '' && Settings && (
					<Settings
						attributes={ attributes }
						setAttributes={ setAttributes }
						clientId={ clientId }
					/>
				) }
				{ ! isShown && (
					<EmbedForm
						provider={ provider }
						icon={ icon }
						words={ words }
						Suggestions={ Suggestions }
						start={ link }
						takesFocus={ isEditing }
						onEmbed={ ( found ) => {
							setAttributes( found );
							setHasAsked( true );
							setIsEditing( false );
							// The field, which had the focus, has gone.
							root?.focus();
						} }
						onFail={ () => {
							if ( link && provider.afterFailure ) {
								setAttributes( provider.afterFailure );
							}
						} }
						onConvert={ ( paragraph ) =>
							onReplace?.( [ paragraph ] )
						}
						onCancel={
							link
								? () => {
										setIsEditing( false );
										root?.focus();
									}
								: undefined
						}
					/>
				) }
				{ isShown &&
					( Instead ? (
						<Instead
							attributes={ attributes }
							setAttributes={ setAttributes }
							clientId={ clientId }
							preview={ preview }
							isFramed={
								frameHere( provider, attributes ) !== null
							}
						/>
					) : (
						preview
					) ) }
			</div>
		);
	};
}
