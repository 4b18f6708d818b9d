/** Escrito para estas pruebas. */
export const AGUA = `# El ciclo del agua

La evaporación es el paso del agua líquida al estado gaseoso por efecto del calor. La condensación es el proceso por el que el vapor se convierte en gotas. La precipitación es la caída del agua de las nubes en forma de lluvia o nieve. El acuífero es una capa de roca que guarda el agua bajo la tierra. En 1674 Pierre Perrault midió la lluvia en la cuenca del Sena.

# El uso del agua

Una persona necesita unos 50 litros de agua cada día. La agricultura consume cerca del 70 % del agua dulce. Los romanos construyeron el acueducto de Segovia con más de 20 000 bloques de granito. Los cultivos de arroz gastan mucha agua porque los campos se inundan durante meses.`;
