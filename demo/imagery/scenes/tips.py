"""An evening's tips in a brass dish on the bar: coins, some spilled on the walnut, a candle behind."""
import math, random
from lib import studio as S, materials as M, props as P
from scenes._bar import bar_set
SIZE = (1600, 1067)
POST = dict(exposure=0.75, bloom=0.14, sat=1.10, contrast=1.30)

def coin(mat, R=0.0125, t=0.0018):
    """Milled edge, raised rim, a worn relief that shows nothing in particular."""
    o = S.lathe([(0, 0), (R * 0.86, 0), (R * 0.88, -0.0002), (R, -0.0001), (R, t), (R * 0.88, t + 0.0002), (R * 0.85, t - 0.0001), (R * 0.80, t - 0.0001), (0, t - 0.0001)], mat, 64, angle=30)
    o.location.z = -9; return o

def metal(color, rough=0.28):
    g = M.NT("coin"); v = g.co(vary=True); n = g.noise(v, 260, 3, 0.5); d = g.noise(v, 60, 5, 0.7)
    h = g.ramp(n, (0.46, 0.0), (0.50, 1.0)); col = g.mix(g.ramp(d, (0.40, 0.0), (0.75, 0.8)), color, g.mix(1.0, color, '#5a4a38', 'MULTIPLY'))
    return g.out(g.principled(Base_Color=col, Metallic=1.0, Roughness=g.math('MULTIPLY_ADD', d, 0.3, rough - 0.1), Normal=g.bump(h, 0.35, 0.0003)))

def build():
    bar_set(31, n=70, zhi=0.6, size=0.010); r = random.Random(7)
    kinds = [(coin(metal('#c9c6c0'), 0.0132, 0.0019), 4), (coin(metal('#d0a24a'), 0.0130, 0.0020), 4), (coin(metal('#c2beb6'), 0.0118, 0.0016), 4), (coin(metal('#bf7a4a', 0.35), 0.0095, 0.0015), 2), (coin(metal('#cfccc6'), 0.0090, 0.0013), 2)]
    pool = [c for c, n in kinds for _ in range(n)]
    S.fix_normals(S.lathe([(0, 0.001), (0.030, 0), (0.034, 0.001)] + P.P2([(0.040, 0.004), (0.062, 0.014), (0.070, 0.028)], 8) + [(0.0715, 0.0292), (0.0705, 0.030)] + P.P2([(0.068, 0.0275), (0.059, 0.0165), (0.038, 0.0068)], 8) + [(0, 0.0055)], M.metal('#8f6a34', 0.32, bump=0.06), 96))
    for i in range(210):                                    # heaped: flat at the foot, tilted on the slope
        k = i / 210; q = 0.050 * math.sqrt(r.random()) * (1.05 - 0.55 * k); a = r.uniform(0, 6.28)
        top = 0.006 + 0.032 * (1 - (q / 0.062) ** 2); z = 0.0065 + (top - 0.006) * k + 0.010 * (q / 0.05) ** 2 * (1 - k); t = 8 + 22 * q / 0.05
        S.dup(r.choice(pool), (q * math.cos(a), q * math.sin(a), z), (r.gauss(0, t * 0.6), r.gauss(0, t * 0.6), r.uniform(0, 360)))
    for x, y, n in ((0.098, -0.030, 4), (0.124, -0.010, 2), (-0.096, -0.052, 3)):
        for j in range(n): S.dup(kinds[0 if n > 2 else 1][0], (x + r.uniform(-.0008, .0008), y + r.uniform(-.0008, .0008), 0.0004 + j * 0.0023), (0, 0, r.uniform(0, 360)))
    for x, y in ((0.080, -0.075), (0.128, -0.062), (-0.060, -0.092), (0.030, -0.088)): S.dup(r.choice(pool), (x, y, 0.0005), (0, 0, r.uniform(0, 360)))
    lin = P.cloth(0.24, 0.18, M.linen('#2f4a41', thread=950), 0.005, 9, 4, n=80, folds=[(20, 0.03, 0.010, 0.012)]); S.place(lin, (-0.21, 0.10, 0), (0, 0, 24))
    S.group(P.candle_votive(M.glass((1, 0.80, 0.50)), M.simple('#f0e4c8', 0.5, sss=0.4), M.flame(22), 0.6), (0.125, 0.20, 0))
    S.area((-0.55, 0.45, 0.55), (0, 0, 0.02), 0.35, 14, 4800, size_y=0.8); S.area((0.6, 0.35, 0.35), (0, 0, 0.02), 0.25, 8, 2700); S.area((0.1, -0.7, 0.8), (0, 0, 0.02), 0.7, 4, 4000)
    S.camera((0.05, -0.46, 0.235), (0.012, 0.0, 0.018), 82, 4.0, (0.01, -0.035, 0.030))
