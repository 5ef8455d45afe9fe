import type { AttributesOf, AttributesSchema } from '#shared/attributes';
import type {
	EditComponent,
	EditProps,
	EditingProps,
} from '#shared/definitions';
import { useWriteWithoutStep } from '#shared/undo';
import { BlockControls, useBlockProps } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { EmbedForm, type EmbedWords, type SuggestionsOf } from './embed-form';
import { EmbedPreview, frameHere, type LinkOf } from './embed-preview';
import type { EmbedProvider } from './provider';
import { justMade } from './just-made';
import { useChange } from './use-change';

type Parts< Schema extends AttributesSchema > = {
	icon: ReactElement;
	words: EmbedWords;
	/** Suggestions for the text in the field. */
	Suggestions?: SuggestionsOf< AttributesOf< Schema > >;
	/** Saved instead of the default link. */
	Link?: LinkOf< AttributesOf< Schema > >;
	/** Further settings, shown once there is an embed. */
	Settings?: ComponentType< EditingProps< Schema > & { clientId: string } >;
	/** Shown on the canvas instead of the preview when it returns something. */
	Instead?: ComponentType<
		EditingProps< Schema > & {
			clientId: string;
			preview: ReactNode;
			/** Otherwise visitors get a link and nothing more. */
			isFramed: boolean;
		}
	>;
};

/**
 * Returns the edit component of an embed: a form until there is an embed, then its preview with settings. A new embed
 * is shown at once; in a reopened post, nothing is requested before the author presses the preview.
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
		const writeWithoutStep =
			useWriteWithoutStep< AttributesOf< Schema > >( clientId );
		const [ made ] = useState( () => justMade.get( clientId ) );
		useEffect( () => void justMade.delete( clientId ), [ clientId ] );
		const show = () => {
			setHasAsked( true );
			setIsEditing( false );
			// The field, which had the focus, has gone.
			root?.focus();
		};
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
						start={
							link || ( made ?? shortIn( provider, attributes ) )
						}
						isShown={ link !== '' }
						onLookedUp={
							made
								? ( found ) => {
										writeWithoutStep( found );
										show();
									}
								: undefined
						}
						takesFocus={ isEditing }
						onEmbed={ ( found ) => {
							setAttributes( found );
							show();
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

/** The short address that a block keeps until it is looked up; empty for none. */
function shortIn< Attributes extends object >(
	{ short }: EmbedProvider< Attributes >,
	attributes: Attributes
): string {
	return short?.( String( Reflect.get( attributes, 'url' ) ?? '' ) ) ?? '';
}
