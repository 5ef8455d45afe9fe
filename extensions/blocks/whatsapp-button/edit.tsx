import { type AttributesOf, toPlainText } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { NotReady } from '#shared/not-ready';
import { ToolbarSettings, useOpenSettings } from '#shared/ui';
import {
	InspectorControls,
	RichText,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import {
	BaseControl,
	Button,
	ColorPalette,
	PanelBody,
} from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useCallback, useState } from '@wordpress/element';
import { pencil } from '@wordpress/icons';
import { create, toHTMLString } from '@wordpress/rich-text';
import type { CSSProperties, ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { useCountryCode } from './editor/countries';
import { Settings } from './editor/settings';
import { LINK_CLASS, ROOT_CLASS } from './markup';
import { messages } from './messages';
import { BACKGROUNDS, colorClassOf } from './rules/backgrounds';
import { backgroundOf, textColor } from './rules/colors';
import { chatAddress } from './rules/phone-number';

/**
 * The button as visitors see it, with text that authors edit in place. All other settings are in a toolbar popover and
 * in the sidebar.
 */
export function Edit( {
	attributes,
	setAttributes,
	isSelected,
	clientId,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	// The language of the editor's interface, not of the post.
	const locale = document.documentElement.lang || 'en';
	const countryCode = useCountryCode( attributes.countryCode, isSelected );
	const backgroundColor = backgroundOf( attributes.backgroundColor );
	const hasAddress = chatAddress( attributes ) !== null;
	const blockProps = useBlockProps( {
		className: `is-color-${ attributes.colorClass }`,
	} );
	const { selectBlock } = useDispatch( blockEditorStore );
	const openSettings = useOpenSettings();
	const [ isEntering, setIsEntering ] = useState( false );
	const endEntering = useCallback( () => setIsEntering( false ), [] );
	const settings = ( takesFocus = false ) => (
		<>
			<Settings
				{ ...{ attributes, setAttributes, countryCode, locale } }
				takesFocus={ takesFocus }
				onFocus={ endEntering }
			/>
			<BackgroundChoice
				value={ attributes.backgroundColor }
				onChange={ ( color ) =>
					setAttributes( {
						backgroundColor: color,
						colorClass: colorClassOf( color ),
					} )
				}
			/>
		</>
	);
	return (
		<div { ...blockProps }>
			<ToolbarSettings
				icon={ pencil }
				label={ messages.settings() }
				className={ `${ ROOT_CLASS }__popover` }
			>
				{ settings() }
			</ToolbarSettings>
			<InspectorControls>
				<PanelBody
					title={ messages.settings() }
					className={ `${ ROOT_CLASS }__panel` }
				>
					{ settings( isEntering ) }
				</PanelBody>
			</InspectorControls>
			<ButtonText
				text={ attributes.buttonText }
				style={ {
					backgroundColor,
					color: textColor( backgroundColor ),
				} }
				onChange={ ( buttonText ) => setAttributes( { buttonText } ) }
			/>
			{ ! hasAddress && (
				<p className={ `${ ROOT_CLASS }__note` }>
					<NotReady>{ messages.noNumber() }</NotReady>
					{ messages.noNumber() }{ ' ' }
					<Button
						variant="link"
						onClick={ () => {
							void selectBlock( clientId );
							openSettings();
							setIsEntering( true );
						} }
					>
						{ messages.enterNumber() }
					</Button>
				</p>
			) }
		</div>
	);
}

function BackgroundChoice( {
	value,
	onChange,
}: {
	value: string;
	onChange( color: string ): void;
} ): ReactNode {
	return (
		<fieldset>
			<BaseControl.VisualLabel as="legend">
				{ messages.colors() }
			</BaseControl.VisualLabel>
			<ColorPalette
				aria-label={ messages.colors() }
				colors={ BACKGROUNDS.map( ( color ) => ( {
					color,
					name: messages.colorNames[ color ](),
				} ) ) }
				value={ backgroundOf( value ) }
				onChange={ ( color ) => color && onChange( color ) }
				disableCustomColors
				clearable={ false }
			/>
		</fieldset>
	);
}

/** The button with editable text. Formats are off, because they would split the link. */
function ButtonText( {
	text,
	style,
	onChange,
}: {
	text: string;
	style: CSSProperties;
	onChange( text: string ): void;
} ): ReactNode {
	return (
		<RichText
			tagName="span"
			className={ LINK_CLASS }
			style={ style }
			identifier="buttonText"
			aria-label={ messages.buttonText() }
			placeholder={ messages.buttonText() }
			allowedFormats={ [] }
			disableLineBreaks
			withoutInteractiveFormatting
			value={ toHTMLString( { value: create( { text } ) } ) }
			onChange={ ( html ) =>
				onChange( toPlainText( create( { html } ).text ) )
			}
		/>
	);
}
