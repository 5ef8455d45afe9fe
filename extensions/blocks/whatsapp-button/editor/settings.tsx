import { toPlainText, type AttributesOf } from '#shared/attributes';
import { FieldProblem } from '#shared/ui';
import {
	ComboboxControl,
	ExternalLink,
	TextControl,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';
import { callingCode, chatAddress, isWrongNumber } from '../rules/phone-number';
import { countryOptions, readNumber } from './countries';

type Attributes = AttributesOf< typeof schema >;

/** Settings of the button, for the toolbar popover and the sidebar. */
export function Settings( {
	attributes,
	countryCode,
	locale,
	takesFocus = false,
	onFocus,
	setAttributes,
}: {
	attributes: Attributes;
	/** The saved country code, or a guess. */
	countryCode: string;
	locale: string;
	/** Whether the field for the phone number gets the focus. */
	takesFocus?: boolean;
	/** Called after the field got the focus. */
	onFocus?(): void;
	setAttributes( attributes: Partial< Attributes > ): void;
} ): ReactNode {
	const options = useMemo( () => countryOptions( locale ), [ locale ] );
	const isWrong = isWrongNumber( countryCode, attributes.phoneNumber );
	const [ typed, setTyped ] = useState( '' );
	// The field keeps the typed text while the post stores the parsed number. After Undo, the field shows the saved
	// number.
	const isAsTyped =
		readNumber( countryCode, typed ).phoneNumber === attributes.phoneNumber;
	const chat = chatAddress( attributes );
	const phone = useRef< HTMLInputElement >( null );
	useEffect( () => {
		if ( takesFocus ) {
			phone.current?.focus();
			onFocus?.();
		}
	}, [ takesFocus, onFocus ] );
	return (
		<>
			<ComboboxControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ messages.country() }
				value={ countryCode }
				options={ options }
				allowReset={ false }
				onChange={ ( next ) =>
					setAttributes(
						readNumber(
							next ?? countryCode,
							attributes.phoneNumber
						)
					)
				}
			/>
			<TextControl
				ref={ phone }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="tel"
				autoComplete="off"
				label={ messages.phone() }
				value={ isAsTyped ? typed : attributes.phoneNumber }
				onChange={ ( next ) => {
					setTyped( next );
					setAttributes(
						readNumber( countryCode, toPlainText( next ) )
					);
				} }
				onBlur={ () => setTyped( attributes.phoneNumber ) }
				help={
					isWrong ? (
						<FieldProblem>{ messages.wrongNumber() }</FieldProblem>
					) : (
						messages.phoneHelp()
					)
				}
				aria-invalid={ isWrong }
			/>
			{ chat && (
				<p>
					{ messages.visitorsWriteTo(
						`+${ callingCode( attributes.countryCode ) } ${ attributes.phoneNumber }`
					) }{ ' ' }
					<ExternalLink href={ chat }>
						{ messages.tryChat() }
					</ExternalLink>
				</p>
			) }
			<TextareaControl
				__nextHasNoMarginBottom
				label={ messages.firstMessage() }
				help={ messages.firstMessageHelp() }
				rows={ 3 }
				value={ attributes.firstMessage }
				onChange={ ( next ) =>
					setAttributes( { firstMessage: toPlainText( next ) } )
				}
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ messages.openInNewTab() }
				checked={ attributes.openInNewTab }
				onChange={ ( openInNewTab ) =>
					setAttributes( { openInNewTab } )
				}
			/>
		</>
	);
}
