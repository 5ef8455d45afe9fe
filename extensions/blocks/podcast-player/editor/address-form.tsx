import { BlockIcon } from '@wordpress/block-editor';
import { Button, Placeholder } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { icon } from '../icon';
import { part } from '../markup';
import { messages } from '../messages';
import { feedAddress } from '../rules/addresses';

/** The form for the feed's URL. Input stays in the field if there is an error. */
export function AddressForm( {
	url,
	error,
	isBusy,
	onSubmit,
	onCancel,
}: {
	/** Initial value of the field. */
	url: string;
	/** The previous error; empty if there was none. */
	error: string;
	isBusy: boolean;
	onSubmit( url: string ): void;
	/** Returns to the current podcast; undefined if there is none. */
	onCancel?: () => void;
} ): ReactNode {
	const id = useInstanceId( AddressForm, 'dovetail-podcast-address' );
	const [ text, setText ] = useState( url );
	const [ isRefused, setIsRefused ] = useState( false );
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
					aria-disabled={ isBusy }
				>
					{ submit() }
				</Button>
				{ onCancel && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ onCancel }
					>
						{ messages.cancel() }
					</Button>
				) }
			</form>
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
