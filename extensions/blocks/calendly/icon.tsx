/** A calendar page with a booked day. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			fillRule="evenodd"
			d="M8 3v1.5h8V3h1.5v1.5H18A2.5 2.5 0 0 1 20.500 7v11a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.500 18V7A2.5 2.5 0 0 1 6 4.500h.5V3zM5 9.500V18a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V9.500z"
		/>
		<path d="m11 17.100-2.600-2.600 1.050-1.050L11 15l3.600-3.600 1.050 1.050z" />
	</svg>
);
