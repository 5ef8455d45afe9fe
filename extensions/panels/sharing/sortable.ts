/** A network that can be selected: its value in the field, and its display name. */
export type Choice = { value: string; label: string };

/**
 * Interface texts. `%s` is replaced with a network's name; `%1$s`, `%2$s` and `%3$s` with a name, its position and the
 * number of networks.
 */
export type Texts = {
	legend: string;
	up: string;
	down: string;
	moved: string;
};

/**
 * Replaces a text field with a list of checkboxes that can be sorted by dragging or with buttons. The field has one
 * value per line. It stays in the form, hidden, and contains the checked values in order. Without JavaScript, the owner
 * uses the field.
 *
 * @param field   Text field on the settings page.
 * @param choices Available networks.
 * @param texts   In the user's language.
 */
export function sortable(
	field: HTMLTextAreaElement,
	choices: readonly Choice[],
	texts: Texts
): void {
	const doc = field.ownerDocument;
	const list = doc.createElement( 'ul' );
	const status = doc.createElement( 'p' );
	const chosen = field.value.split( /\s+/ );
	const rank = ( { value }: Choice ) =>
		chosen.includes( value ) ? chosen.indexOf( value ) : choices.length;

	const store = () => {
		field.value = [
			...list.querySelectorAll< HTMLInputElement >( 'input:checked' ),
		]
			.map( ( { value } ) => value )
			.join( '\n' );
	};
	/** Disables the buttons at the ends of the list, but keeps them focusable so that the focus is not lost. */
	const limit = () => {
		for ( const row of list.children ) {
			const [ up, down ] = row.querySelectorAll( 'button' );
			up!.ariaDisabled = String( row === list.firstElementChild );
			down!.ariaDisabled = String( row === list.lastElementChild );
		}
	};
	const settle = ( row: Element, label: string ) => {
		store();
		limit();
		status.textContent = filled(
			texts.moved,
			label,
			[ ...list.children ].indexOf( row ) + 1,
			list.children.length
		);
	};

	for ( const choice of [ ...choices ].sort(
		( one, other ) => rank( one ) - rank( other )
	) ) {
		const { value, label } = choice;
		const row = doc.createElement( 'li' );
		const name = doc.createElement( 'label' );
		const box = doc.createElement( 'input' );
		const handle = doc.createElement( 'span' );
		box.type = 'checkbox';
		box.value = value;
		box.checked = chosen.includes( value );
		box.addEventListener( 'change', store );
		name.append( box, ` ${ label }` );
		handle.className = 'dashicons dashicons-move';
		handle.ariaHidden = 'true';
		row.draggable = true;
		row.append(
			handle,
			name,
			button( doc, '↑', filled( texts.up, label ), () => {
				row.previousElementSibling?.before( row );
				settle( row, label );
			} ),
			button( doc, '↓', filled( texts.down, label ), () => {
				row.nextElementSibling?.after( row );
				settle( row, label );
			} )
		);
		row.addEventListener( 'dragstart', ( { dataTransfer } ) => {
			row.classList.add( 'is-dragged' );
			// Firefox starts a drag only if it has data.
			dataTransfer?.setData( 'text/plain', label );
		} );
		row.addEventListener( 'dragend', () => {
			row.classList.remove( 'is-dragged' );
			settle( row, label );
		} );
		row.addEventListener( 'dragover', ( event ) => {
			const dragged = list.querySelector( '.is-dragged' );
			if ( dragged ) {
				event.preventDefault();
				const { top, height } = row.getBoundingClientRect();
				const isBefore = event.clientY < top + height / 2;
				row[ isBefore ? 'before' : 'after' ]( dragged );
			}
		} );
		list.append( row );
	}

	const group = doc.createElement( 'div' );
	group.className = 'dovetail-sortable';
	group.role = 'group';
	group.ariaLabel = texts.legend;
	group.setAttribute(
		'aria-describedby',
		field.getAttribute( 'aria-describedby' ) ?? ''
	);
	status.role = 'status';
	status.className = 'screen-reader-text';
	group.append( list, status );
	limit();
	field.hidden = true;
	field.before( group );
}

function button(
	doc: Document,
	sign: string,
	label: string,
	onClick: () => void
): HTMLButtonElement {
	const element = doc.createElement( 'button' );
	element.type = 'button';
	element.className = 'button button-small';
	element.textContent = sign;
	element.ariaLabel = label;
	element.addEventListener( 'click', () => {
		if ( element.ariaDisabled !== 'true' ) {
			onClick();
			// Moving the row removes the focus, so restore it.
			element.focus();
		}
	} );
	return element;
}

const filled = ( text: string, ...values: readonly ( string | number )[] ) =>
	values.reduce< string >(
		( result, value, index ) =>
			result
				.replace( '%s', String( value ) )
				.replace( `%${ index + 1 }$s`, String( value ) ),
		text
	);
